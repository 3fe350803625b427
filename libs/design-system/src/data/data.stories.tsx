import preview from '../../.storybook/preview';
import { Card, Text } from '../index';
import { CodeBlock } from './code-block';
import { CopyButton } from '../button/copy-button';
import { DescriptionList } from './description-list';
import { Stat } from './stat';

const meta = preview.meta({ title: 'Components/Data' });

const call = `curl -X POST http://localhost:4000/v1/actions/email_validate \\
  -H "Authorization: Bearer $DECLIC_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"someone@gmial.com"}'`;

export const Code = meta.story({ render: () => <CodeBlock label="Terminal" code={call} /> });

export const CodeWrapped = meta.story({ render: () => <CodeBlock label="Terminal" code={call} wrap /> });

export const CodeWithoutCopy = meta.story({
  render: () => <CodeBlock label="JSON" code={'{\n  "valid": false\n}'} copyable={false} />,
});

export const Copy = meta.story({ render: () => <CopyButton value="dcl_live_1234" texts={{ copy: 'Copy key' }} /> });

export const Number = meta.story({ render: () => <Stat label="Credits left" value="499" hint="1 used today" /> });

export const Descriptions = meta.story({
  render: () => (
    <Card>
      <DescriptionList
        items={[
          { term: 'Date', details: 'Thursday 26 November 2026' },
          { term: 'Duration', details: '90 minutes' },
          { term: 'Key', details: <Text mono>dcl_live_{'a1b2c3d4e5'.repeat(8)}</Text> },
        ]}
      />
    </Card>
  ),
});
