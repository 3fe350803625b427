import { Button, Field, PageHeader, PasswordInput, Stack } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { rememberToken, tokenStore } from './operator-token';

/** What a header can carry. */
const USABLE = /^[\x21-\x7e]{8,500}$/;

/** Asks for the token of a team or of an operator. */
export function TokenForm() {
  usePageHead({ title: 'Releases - Declic' });
  const refusal = useStore(tokenStore, (state) => state.refusal);
  const [error, setError] = useState<string | null>(refusal);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('token');
    const token = typeof typed === 'string' ? typed.trim() : '';
    if (USABLE.test(token)) rememberToken(token);
    else
      setError(token === '' ? 'Enter a token.' : 'This is not a token: it has 8 characters or more, without spaces.');
  };

  return (
    <Narrow>
      <PageHeader
        title="Releases"
        subtitle="What visitors get, who chose it and how it does. For operators, and for teams with a release token."
      />
      <form onSubmit={submit} noValidate>
        <Stack $gap={4} $align="stretch">
          <Field label="Token" hint="Kept in this tab until it is closed." error={error}>
            <PasswordInput name="token" autoComplete="off" texts={{ show: 'Show token', hide: 'Hide token' }} />
          </Field>
          <Button type="submit">Open</Button>
        </Stack>
      </form>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-inline-size: 480px;
  margin-inline: auto;
`;
