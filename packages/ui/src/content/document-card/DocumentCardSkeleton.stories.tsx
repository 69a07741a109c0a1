import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentCardSkeleton } from './DocumentCardSkeleton.tsx';

const meta = {
  title: 'Content/DocumentCard/DocumentCardSkeleton',
  component: DocumentCardSkeleton,
  parameters: {
    usage: {
      when: 'The list of documents is on its way.',
      not: 'Where nothing has been asked for yet, put it into a StaticSkeleton; where nothing will come, show an EmptyState.',
    },
  },
} satisfies Meta<typeof DocumentCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameBox: Story = {
  name: 'The skeleton is as high as the card',
  render: () => (
    <div className="p-4">
      <DocumentCard data-testid="card" name="Паспорт" status="approved" detail="Загружен 18 ноября" />
      <DocumentCardSkeleton data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};
