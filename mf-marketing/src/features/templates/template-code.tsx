import { toCurl, toJavaScript, toN8n, toPython } from '@declic/action-snippets';
import { CodeBlock, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { Tabs } from '@declic/design-system/tabs';
import { notify } from '@declic/remote-kit';
import { useState } from 'react';
import { fill } from '../../claims';
import { callExample, toJson } from '../../examples/examples';
import { type Template, templatesTexts as texts } from './templates-texts';

const LANGUAGES = [
  { value: 'curl', label: 'cURL', write: toCurl },
  { value: 'javascript', label: 'JavaScript', write: toJavaScript },
  { value: 'python', label: 'Python', write: toPython },
  { value: 'n8n', label: 'n8n', write: toN8n },
] as const;

type SnippetName = (typeof LANGUAGES)[number]['value'];

export interface TemplateCodeProps {
  template: Template;
  onClose: () => void;
}

/**
 * The call behind a template, as code that can be copied, and what it was answered.
 *
 * @decision D43
 */
export function TemplateCode({ template: { slug, title }, onClose }: TemplateCodeProps) {
  const [language, setLanguage] = useState<SnippetName>('curl');
  const { input, answer } = callExample(slug);
  const call = { origin: location.origin, slug, input };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={fill(texts.codeTitle, { title })}
      description={texts.codeLead}
      closeLabel={texts.close}
    >
      <Stack $gap={4}>
        <Tabs
          label={texts.languages}
          value={language}
          onValueChange={setLanguage}
          tabs={LANGUAGES.map(({ value, label, write }) => ({
            value,
            label,
            content: <CodeBlock label={label} code={write(call)} texts={texts} onCopyFailed={reportCopyFailure} />,
          }))}
        />
        <CodeBlock label={texts.answered} code={toJson(answer)} copyable={false} wrap />
      </Stack>
    </Dialog>
  );
}

function reportCopyFailure(): void {
  notify.error(texts.copyFailed, { description: texts.copyHelp });
}
