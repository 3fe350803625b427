import { findVisibleParams } from '@declic/action-input';
import { Stack, Text } from '@declic/design-system';
import { useMemo } from 'react';
import { useConsole, useConsoleState, useProblems } from '../console-context';
import { listGroups } from './list-groups';
import { ParameterField } from './parameter-field';
import { ParameterGroup } from './parameter-group';

/** The parameters of the action, in the groups of its schema; those that depend on others appear with them. */
export function ParameterForm() {
  const { schema } = useConsole();
  const payload = useConsoleState((state) => state.payload);
  const problems = useProblems();
  const groups = useMemo(() => listGroups(schema, findVisibleParams(schema, payload)), [schema, payload]);

  if (schema.params.length === 0) return <Text tone="muted">This action takes no parameters.</Text>;
  return (
    <Stack $gap={4}>
      {groups.map((group) => (
        <ParameterGroup key={group.id} group={group} isOnly={groups.length === 1} problems={problems}>
          {group.params.map((param) => (
            <ParameterField
              key={param.key}
              param={param}
              problem={problems.find(({ field }) => field === param.key)?.message}
            />
          ))}
        </ParameterGroup>
      ))}
    </Stack>
  );
}
