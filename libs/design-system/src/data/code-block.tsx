import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { scrollEdges, surface, token } from '../tokens';
import { CopyButton, type CopyButtonProps } from '../button/copy-button';

export interface CodeBlockProps extends Pick<CopyButtonProps, 'texts' | 'onCopied' | 'onCopyFailed'> {
  code: string;
  /** What the code is: a file name, a language, a step. Shown, and read by screen readers. */
  label: string;
  copyable?: boolean | undefined;
  /** The same text, marked up. */
  children?: ReactNode;
  /** Long lines wrap instead of scrolling. */
  wrap?: boolean | undefined;
}

/** Code with a copy button. */
export function CodeBlock({ code, label, copyable = true, children, wrap = false, ...copying }: CodeBlockProps) {
  return (
    <Root>
      <Bar>
        <span>{label}</span>
        {copyable ? <CopyButton value={code} subject={label} variant="ghost" {...copying} /> : null}
      </Bar>
      {/* Focusable, so that the keyboard can scroll what does not fit. */}
      <Pre tabIndex={0} role="region" aria-label={label} $wrap={wrap}>
        <code>{children ?? code}</code>
      </Pre>
    </Root>
  );
}

const Root = styled.div`
  min-inline-size: 0;
  overflow: hidden;
  ${surface}
`;

const Bar = styled.div`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[4]} ${token.space[1]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Pre = styled.pre<{ $wrap: boolean }>`
  margin: 0;
  overflow-x: auto;
  padding: ${token.space[4]};
  ${scrollEdges}
  font-size: ${token.text.small};
  line-height: 1.6;
  white-space: ${({ $wrap }) => ($wrap ? 'pre-wrap' : 'pre')};
  overflow-wrap: ${({ $wrap }) => ($wrap ? 'anywhere' : 'normal')};
  tab-size: 2;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
