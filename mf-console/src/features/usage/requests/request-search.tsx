import { Button, Field, Search, TextInput, token, X } from '@declic/design-system';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

export interface RequestSearchProps {
  /** What is searched for, or empty. */
  request: string;
  onSearch: (request: string) => void;
}

/** Finds one request by the id that its answer named. */
export function RequestSearch({ request, onSearch }: RequestSearchProps) {
  const [draft, setDraft] = useState(request);
  const [seen, setSeen] = useState(request);
  // The address changes by a link or the back button, too.
  if (request !== seen) {
    setSeen(request);
    setDraft(request);
  }

  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft.trim());
  };

  return (
    <Form role="search" aria-label="Requests" onSubmit={search}>
      <Field label="Request id">
        <TextInput
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          maxLength={64}
          placeholder="request_id of an answer"
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" variant="secondary" icon={<Search size={18} aria-hidden />}>
        Search
      </Button>
      {request ? (
        <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={() => onSearch('')}>
          Clear
        </Button>
      ) : null}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: flex-end;

  & > :first-child {
    flex: 1 1 13rem;
    max-inline-size: 26rem;
  }
`;
