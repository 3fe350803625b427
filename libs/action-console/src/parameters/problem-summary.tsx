import { Notice, Stack } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { useConsole, useConsoleState, useProblems } from '../console-context';
import { focusFirstProblem } from './focus-first-problem';

/** Where the refused parameters are. What they have to be is said at each of them; what has no field is said here. */
export function ProblemSummary() {
  const { schema } = useConsole();
  const isJsonMode = useConsoleState((state) => state.isJsonMode);
  const problems = useProblems();
  if (problems.length === 0) return null;

  const named = problems.map((problem) => ({
    ...problem,
    param: schema.params.find(({ key }) => key === problem.field),
  }));
  const atFields = isJsonMode ? [] : named.filter(({ param }) => param);
  const others = isJsonMode ? named : named.filter(({ param }) => !param);
  return (
    <Notice tone="danger">
      <Stack $gap={1}>
        {atFields.length > 0 ? (
          <span>
            {formatCount(atFields.length, 'parameter')} to check:{' '}
            {atFields.map((problem, index) => (
              <span key={problem.field}>
                {index > 0 ? ', ' : ''}
                <Jump type="button" onClick={() => focusFirstProblem([problem])}>
                  {problem.param?.label}
                </Jump>
              </span>
            ))}
          </span>
        ) : null}
        {others.map(({ field, message, param }) => (
          <span key={`${field} ${message}`}>
            {/* A message of its own names the parameter already. */}
            {field && !message.startsWith(param?.label ?? field) ? `${param?.label ?? field}: ` : ''}
            {message}
          </span>
        ))}
      </Stack>
    </Notice>
  );
}

const Jump = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
