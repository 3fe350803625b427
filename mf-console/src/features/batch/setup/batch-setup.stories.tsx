import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { toInputSchema } from '@declic/action-console';
import preview from '@declic/design-system/storybook/preview';
import { useState } from 'react';
import { aDefinition } from '../../../testing/a-definition';
import { someStats } from '@declic/openapi/factories';
import type { CsvFile } from '../csv/read-csv-file';
import { createBatch } from '../job/create-batch';
import { BatchSetup } from './batch-setup';

const definition = aDefinition();
const schema = toInputSchema(definition);

function aFile(lines: CsvFile['lines'], name = 'topics.csv'): CsvFile {
  return { name, encoding: 'Windows-1252', delimiter: ';', lines, hasHeader: true };
}

function Setup({ file }: { file: CsvFile }) {
  const [batch, setBatch] = useState(() =>
    createBatch({ owner: { account: 'ada', slug: definition.slug }, file, schema, price: definition.credit_cost }),
  );
  const [key, setKey] = useState('');
  return (
    <BatchSetup
      definition={definition}
      schema={schema}
      batch={batch}
      apiKey={key}
      onKeyChange={setKey}
      onChange={async (change) => {
        setBatch({ ...batch, job: { ...batch.job, ...change } });
        return true;
      }}
      onTableChange={(table) => setBatch({ ...batch, table })}
      onDiscard={() => undefined}
      onStart={async () => undefined}
    />
  );
}

const withBalance = (credit_balance_total: number) => ({
  queries: [[accountStatsQuery().queryKey, someStats({ credit_balance_total })]],
});

const meta = preview.meta({
  title: 'Console/Batch/Setup',
  component: Setup,
  parameters: withBalance(499),
});

const HEADER = ['Topic', 'Link', 'Length'];
const LONG = 'Bread that is baked in the old way, with flour of three kinds, water and time '.repeat(3);

export const AllValid = meta.story({
  args: { file: aFile([HEADER, ['Bread', 'https://example.com', 'Long'], ['Cheese', '', 'short']]) },
});

export const SomeInvalid = meta.story({
  args: { file: aFile([HEADER, ['Bread', 'nowhere', 'Long'], ['', '', 'short'], ['Cheese', '', 'endless'], ['Wine']]) },
});

export const NotEnoughCredits = meta.story({
  args: { file: aFile([HEADER, ['Bread'], ['Cheese'], ['Wine']]) },
  parameters: withBalance(5),
});

export const NoColumnFits = meta.story({ args: { file: aFile([['Colour'], ['red']]) } });

export const LongTexts = meta.story({
  args: {
    file: aFile(
      [
        ['Topic', LONG],
        [LONG, LONG],
      ],
      `${LONG.replaceAll(' ', '-')}.csv`,
    ),
  },
});
