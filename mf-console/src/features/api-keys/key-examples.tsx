import { CodeBlock, Heading, Stack } from '@declic/design-system';
import { useId } from 'react';
import { curlOf, emailValidation, javaScriptOf } from '../../action-call';
import { reportCopyFailure } from '../../ui/report-copy-failure';

/** How to call with the key. */
export function KeyExamples() {
  const headingId = useId();
  const call = emailValidation(location.origin);
  return (
    <Stack as="section" aria-labelledby={headingId} $gap={3}>
      <Heading id={headingId} level={2} size="h4">
        Examples
      </Heading>
      <CodeBlock label="cURL" code={curlOf(call)} onCopyFailed={reportCopyFailure} />
      <CodeBlock label="JavaScript" code={javaScriptOf(call)} onCopyFailed={reportCopyFailure} />
    </Stack>
  );
}
