import { CodeBlock, Stack, Text } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { type SnippetCall, toCurl, toJavaScript, toMcp, toN8n, toPython, toSdk } from '@declic/action-snippets';
import { notify } from '@declic/remote-kit';
import { useMemo, useState } from 'react';
import { useBody, useConsole } from '../console-context';
import { LEFT_OUT, shortenFiles } from './shorten-files';

const LANGUAGES = [
  { value: 'curl', label: 'cURL', write: toCurl },
  { value: 'javascript', label: 'JavaScript', write: toJavaScript },
  { value: 'python', label: 'Python', write: toPython },
  { value: 'n8n', label: 'n8n', write: toN8n },
  { value: 'make', label: 'Make', write: undefined },
  { value: 'mcp', label: 'MCP', write: toMcp },
  { value: 'sdk', label: 'SDK', write: toSdk },
] as const;

type Language = (typeof LANGUAGES)[number]['value'];

/** The call as code; it sends the same bytes as Execute. The key is a variable of the environment. */
export function SnippetPane() {
  const { definition } = useConsole();
  const body = useBody();
  const { input, isShortened } = useMemo(() => shortenFiles(body), [body]);
  const [language, setLanguage] = useState<Language>('curl');
  const call: SnippetCall = { origin: location.origin, slug: definition.slug, input };
  return (
    <Tabs
      label="Code snippets"
      value={language}
      onValueChange={setLanguage}
      tabs={LANGUAGES.map(({ value, label, write }) => ({
        value,
        label,
        content: write ? (
          <Stack $gap={2}>
            <CodeBlock label={label} code={write(call)} onCopyFailed={reportCopyFailure} />
            {isShortened ? <Text size="small">{LEFT_OUT}</Text> : null}
          </Stack>
        ) : (
          <Text tone="muted">Coming soon...</Text>
        ),
      }))}
    />
  );
}

function reportCopyFailure(): void {
  notify.error('Failed to copy to clipboard');
}
