import { Button, Field, Row, Search, TextInput } from '@declic/design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { examplePlaceholders } from './example-placeholders';
import { FADE_MS, useCyclingPlaceholder } from './use-cycling-placeholder';

const MAX_SEARCH = 100;

/** Search box that leads to the catalogue. The example text pauses while the field has the focus or a value. */
export function ActionSearch() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [isFocused, setFocused] = useState(false);
  const { example, isFading } = useCyclingPlaceholder(examplePlaceholders, isFocused || search !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.actionSearch(search.trim()));
  };

  return (
    <form role="search" aria-label="Find an action" onSubmit={submit}>
      <Field label="Find an action">
        <Row $gap={2} $wrap={false} $align="stretch">
          <Box
            type="search"
            enterKeyHint="search"
            placeholder={`Try “${example}”`}
            $faded={isFading}
            value={search}
            maxLength={MAX_SEARCH}
            onChange={({ target }) => setSearch(target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          <Button type="submit" variant="secondary" icon={<Search size={18} aria-hidden />}>
            Search
          </Button>
        </Row>
      </Field>
    </form>
  );
}

const Box = styled(TextInput)<{ $faded: boolean }>`
  flex: 1;
  min-inline-size: 0;
  text-overflow: ellipsis;

  /* Twice, to weigh more than the look that all controls share. */
  &&::placeholder {
    opacity: ${({ $faded }) => ($faded ? 0 : 1)};
    transition: opacity ${FADE_MS}ms;

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;
