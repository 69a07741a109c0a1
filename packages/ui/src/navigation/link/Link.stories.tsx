import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectLink, inBox, longText } from '../../../testing/index.ts';
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
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#games', children: 'Все игры', className: 'inline-flex min-h-11 items-center text-body' },
  parameters: {
    usage: {
      when: 'Anything that leads somewhere. The app decides through LinkProvider how it goes there.',
      not: 'What does something without leaving is a Button; a link that looks like a button is a ButtonLink.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Все игры', '#games');
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

export const LongText: Story = longText((t, args) => <Link {...args}>{t.text}</Link>);
