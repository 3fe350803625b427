import { Button, Field, Search, TextInput, token } from '@declic/design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { searchExamples } from './search-examples';
import { FADE_MS, useCyclingExample } from './use-cycling-example';

const MAX_SEARCH = 100;

/** Leads to the catalogue. Its examples change only as long as nobody is about to type. */
export function ActionSearch() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [isFocused, setFocused] = useState(false);
  const { example, isFading } = useCyclingExample(searchExamples, isFocused || search !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.actionSearch(search.trim()));
  };

  return (
    <form role="search" aria-label="Find an action" onSubmit={submit}>
      <Field label="Find an action">
        <Line>
          <Box>
            <TextInput
              type="search"
              enterKeyHint="search"
              value={search}
              maxLength={MAX_SEARCH}
              onChange={({ target }) => setSearch(target.value)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
            {/* No placeholder attribute: screen readers would read out each change. */}
            {search === '' ? (
              <Example aria-hidden $faded={isFading}>
                Try “{example}”
              </Example>
            ) : null}
          </Box>
          <Button type="submit" variant="secondary" icon={<Search size={18} aria-hidden />}>
            Search
          </Button>
        </Line>
      </Field>
    </form>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space[2]};
`;

const Box = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;

const Example = styled.span<{ $faded: boolean }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  padding: 0 calc(${token.space[3]} + 1px);
  color: ${token.color.textMuted};
  line-height: ${token.size.target};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
  opacity: ${({ $faded }) => ($faded ? 0 : 1)};
  transition: opacity ${FADE_MS}ms;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
