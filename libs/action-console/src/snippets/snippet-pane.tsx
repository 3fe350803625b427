import { CodeBlock, Text } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { type SnippetCall, toCurl, toJavaScript, toMcp, toN8n, toPython, toSdk } from '@declic/action-snippets';
import { notify } from '@declic/remote-kit';
import { useState } from 'react';
import { useBody, useConsole } from '../console-context';
import { CodeColours } from './code-colours';
import type { CodeLanguage } from './highlighted-code';

const LANGUAGES = [
  { value: 'curl', label: 'cURL', language: 'bash', write: toCurl },
  { value: 'javascript', label: 'JavaScript', language: 'javascript', write: toJavaScript },
  { value: 'python', label: 'Python', language: 'python', write: toPython },
  { value: 'n8n', label: 'n8n', language: 'json', write: toN8n },
  { value: 'make', label: 'Make', language: undefined, write: undefined },
  { value: 'mcp', label: 'MCP', language: 'bash', write: toMcp },
  { value: 'sdk', label: 'SDK', language: 'javascript', write: toSdk },
] as const;

type Language = (typeof LANGUAGES)[number]['value'];

/** The call as code; it sends the same bytes as Execute. The key is a variable of the environment. */
export function SnippetPane() {
  const { definition } = useConsole();
  const input = useBody();
  const [chosen, setChosen] = useState<Language>('curl');
  const call: SnippetCall = { origin: location.origin, slug: definition.slug, input };
  return (
    <Tabs
      label="Code snippets"
      value={chosen}
      onValueChange={setChosen}
      tabs={LANGUAGES.map(({ value, label, language, write }) => ({
        value,
        label,
        content: write ? (
          <SnippetCode label={label} code={write(call)} language={language} />
        ) : (
          <Text tone="muted">Coming soon...</Text>
        ),
      }))}
    />
  );
}

function SnippetCode({ label, code, language }: { label: string; code: string; language: CodeLanguage }) {
  return (
    <CodeBlock label={label} code={code} onCopyFailed={reportCopyFailure}>
      <CodeColours code={code} language={language} />
    </CodeBlock>
  );
}

function reportCopyFailure(): void {
  notify.error('Failed to copy to clipboard');
}
