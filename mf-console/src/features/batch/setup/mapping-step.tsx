import type { InputSchema } from '@declic/action-input';
import { Stack, Text } from '@declic/design-system';
import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { CsvTable } from '../csv/csv-table';
import { type ColumnMapping, DEFAULT_SOURCE } from '../mapping/column-mapping';
import { SourceField } from './source-field';
import { StepCard } from '../view/step-card';

export interface MappingStepProps {
  schema: InputSchema;
  table: CsvTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Where each parameter gets its value from. */
export function MappingStep({ schema, table, mapping, onChange }: MappingStepProps) {
  return (
    <StepCard title="Columns">
      <Text size="small" tone="muted">
        Columns with the name of a parameter are chosen for it. A parameter without a column has one value for all rows,
        or its default.
      </Text>
      {schema.params.length === 0 ? <Text tone="muted">This action takes no parameters.</Text> : null}
      <Stack as="ul" $gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {schema.params.map((param) => (
          <Line key={param.key}>
            <SourceField
              param={param}
              table={table}
              source={mapping[param.key] ?? DEFAULT_SOURCE}
              onChange={(source) => onChange({ ...mapping, [param.key]: source })}
            />
          </Line>
        ))}
      </Stack>
    </StepCard>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${token.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
