import { Link } from '@declic/design-system';
import type { ReactNode } from 'react';
import { toSafeHref } from './files/own-link';

export interface SafeLinkProps {
  /** As it stands in the answer. */
  href: string;
  children?: ReactNode;
}

/** An address of an answer: a link when it is one of http or https, else its text. It opens beside the page and knows nothing of it. */
export function SafeLink({ href, children = href }: SafeLinkProps) {
  const address = toSafeHref(href);
  if (address === null) return children;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
}
