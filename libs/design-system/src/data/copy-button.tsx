import { useEffect, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Check, Copy } from '../icons';
import { copyText } from './copy-text';

const feedbackMs = 2_000;

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  value: string;
  label?: string | undefined;
  /** What is copied: part of the name that screen readers say, where a page has several of these. */
  subject?: string | undefined;
  copiedLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  onCopied?: (() => void) | undefined;
  /** The browser refused, as it does without a secure context. */
  onCopyFailed?: (() => void) | undefined;
}

/** Copies, and says so for two seconds. */
export function CopyButton({
  value,
  label = 'Copy',
  subject,
  copiedLabel = 'Copied',
  variant = 'secondary',
  size = 'sm',
  onCopied,
  onCopyFailed,
}: CopyButtonProps) {
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
        aria-label={subject === undefined ? undefined : `${copied ? copiedLabel : label} ${subject}`}
        icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
