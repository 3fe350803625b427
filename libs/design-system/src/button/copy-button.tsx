import { useEffect, useState } from 'react';
import { Button } from './button';
import type { ButtonSize, ButtonVariant } from './button-style';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Check, Copy } from '../icons';
import { copyText } from './copy-text';

const feedbackMs = 2_000;

interface CopyButtonTexts {
  copy: string;
  copied: string;
}

const english: CopyButtonTexts = { copy: 'Copy', copied: 'Copied' };

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  value: string;
  /** What is copied: part of the name that screen readers say, where a page has several of these. */
  subject?: string | undefined;
  texts?: Partial<CopyButtonTexts> | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  onCopied?: (() => void) | undefined;
  /** The browser refused, as it does without a secure context. */
  onCopyFailed?: (() => void) | undefined;
}

/** Copies, and says so for two seconds. */
export function CopyButton({
  value,
  subject,
  texts,
  variant = 'secondary',
  size = 'sm',
  onCopied,
  onCopyFailed,
}: CopyButtonProps) {
  const words = { ...english, ...texts };
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedbackMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await copyText(value))) return onCopyFailed?.();
    setCopied(true);
    onCopied?.();
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={subject === undefined ? undefined : `${copied ? words.copied : words.copy} ${subject}`}
        icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? words.copied : words.copy}
      </Button>
      <VisuallyHidden role="status">{copied ? words.copied : ''}</VisuallyHidden>
    </>
  );
}
