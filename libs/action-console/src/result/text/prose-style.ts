import { token } from '@declic/design-system';
import { css } from 'styled-components';

/** The blocks of running text that was written in Markdown; headings are styled by the page that shows it. */
export const proseStyle = css`
  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }

  p,
  ul,
  ol,
  blockquote,
  pre {
    margin-block: ${token.space[3]};
  }

  ul,
  ol {
    padding-inline-start: ${token.space[5]};
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${token.space[4]};
    border-inline-start: 3px solid ${token.color.line};
  }

  pre {
    white-space: pre-wrap;
    font-size: ${token.text.small};
  }

  td,
  th {
    padding: ${token.space[1]} ${token.space[3]} ${token.space[1]} 0;
    text-align: start;
  }
`;
