import { toCurl, toJavaScript } from '@declic/action-snippets';
import { CodeBlock, Heading, Stack } from '@declic/design-system';
import { useId } from 'react';
import { emailValidation } from '../../email-validation';
import { reportCopyFailure } from '../../ui/copy-failure';
import { SendExample } from './send-example';

export interface KeyExamplesProps {
  /** The whole key, while it is on screen. */
  token?: string | undefined;
  /** The person has the key with the example that they copied. */
  onCopied?: (() => void) | undefined;
}

/**
 * How to call with the key; with the key itself as long as it is shown, and ready to be sent.
 *
 * @decision D41
 */
export function KeyExamples({ token, onCopied }: KeyExamplesProps) {
  const headingId = useId();
  const call = emailValidation(location.origin, token);
  const copying = { onCopied, onCopyFailed: reportCopyFailure };
  return (
    <Stack as="section" aria-labelledby={headingId} $gap={3}>
      <Heading id={headingId} level={2} size="h4">
        Examples
      </Heading>
      <CodeBlock label="cURL" code={toCurl(call)} {...copying} />
      {token === undefined ? null : <SendExample key={token} token={token} />}
      <CodeBlock label="JavaScript" code={toJavaScript(call)} {...copying} />
    </Stack>
  );
}
