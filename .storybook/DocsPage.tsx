import {
  Controls,
  Description,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

function Usage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = preparedMeta.parameters['usage'] as { when: string; not: string } | undefined;
  if (!usage) return null;
  return (
    <>
      <Subheading>Use it when</Subheading>
      <p>{usage.when}</p>
      <Subheading>Not for</Subheading>
      <p>{usage.not}</p>
    </>
  );
}

export function DocsPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Usage />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
