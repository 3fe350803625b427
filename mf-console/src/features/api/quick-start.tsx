import { toCurl } from '@declic/action-snippets';
import { CodeBlock, Link, Steps, Text, TitledCard } from '@declic/design-system';
import { emailValidation } from '../../email-validation';
import { paths } from '../../paths';
import { reportCopyFailure } from '../../ui/copy-failure';

/** Quick start in three steps. */
export function QuickStart() {
  return (
    <TitledCard title="Quick start" level={2} size="h4" gap={4}>
      <Steps>
        <li>
          <Text>
            Get your key on <Link href={paths.keys()}>the Keys page</Link>. It is shown in full only once.
          </Text>
        </li>
        <li>
          <Text>
            Choose an action in <Link href={paths.actions()}>the catalog</Link>. Each card names its price.
          </Text>
        </li>
        <li>
          <Text>Send one POST. The answer names what was debited and what is left.</Text>
          <CodeBlock label="cURL" code={toCurl(emailValidation(location.origin))} onCopyFailed={reportCopyFailure} />
        </li>
      </Steps>
    </TitledCard>
  );
}
