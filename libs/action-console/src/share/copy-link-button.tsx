import { Button, Check, VisuallyHidden } from '@declic/design-system';
import { formatNumber, notify } from '@declic/remote-kit';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context';
import { selectBody } from '../payload/console-store';
import { LONGEST_LINK, writeLink } from './share-link';

const FEEDBACK_MS = 2_000;

/** Copies a link that fills this form. It carries the parameters and never the key. */
export function CopyLinkButton() {
  const { definition, schema, store } = useConsole();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const input = selectBody(schema, store.getState());
    const link = await writeLink(location.origin + location.pathname, definition.slug, input);
    if (link === null) return sayThatItIsTooLong();
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };

  return (
    <>
      <Button
        variant="secondary"
        icon={isCopied ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        onClick={() => void copy().catch(() => notify.error('Failed to copy to clipboard'))}
      >
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </>
  );
}

function sayThatItIsTooLong(): void {
  notify.error('The parameters do not fit into a link', {
    description: `A link has ${formatNumber(LONGEST_LINK)} characters at most. The content of a file does not fit: give the address of the file instead, or save the parameters under a name.`,
    duration: 10_000,
  });
}
