import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

const navigate = fn();

function Routed({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#games', children: 'Все игры' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Все игры' })).toHaveAttribute('href', '#games');
  },
};

export const WithRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={Routed}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Все игры' }));
    await expect(navigate).toHaveBeenCalledWith('#games');
  },
};
