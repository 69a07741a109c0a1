import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../i18n/intl.tsx';
import { Field, useSchemaForm, z } from './forms.ts';

const schema = z.object({ login: z.string(), password: z.string() });

it('a form sends what the browser filled in without an event', async () => {
  await showLanguage('en', { chosen: false });
  const send = vi.fn();
  function Form() {
    const form = useSchemaForm(schema, { login: '', password: '' });
    return (
      <form data-dirty={form.formState.isDirty} onSubmit={form.handleSubmit((values) => send(values))}>
        {(['login', 'password'] as const).map((name) => (
          <Field key={name} control={form.control} name={name}>
            {({ value, onChange }) => <input value={value} onChange={onChange} />}
          </Field>
        ))}
      </form>
    );
  }
  await render(
    <TextProvider>
      <Form />
    </TextProvider>,
  );
  for (const input of document.querySelectorAll('input'))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Secret-1');
  document.querySelector('form')?.requestSubmit();
  await expect.poll(() => send.mock.calls).toEqual([[{ login: 'Secret-1', password: 'Secret-1' }]]);
});
