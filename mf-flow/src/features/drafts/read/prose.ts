import { proseStyle } from '@declic/action-console/prose-style';
import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** Running text of a draft. */
export const Prose = styled.div`
  max-inline-size: ${token.size.reading};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${proseStyle}

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: ${token.space[5]} ${token.space[2]};
    font-family: ${token.font.heading};
    font-size: ${token.text.lead};
    font-weight: ${token.weight.semibold};
    line-height: ${token.leading.heading};
  }

  & > h3:first-child,
  & > h5:first-child {
    font-size: ${token.text.h4};
  }

  /* A task has its box. */
  li[data-task] {
    list-style: none;
  }

  hr {
    border: 0;
    border-block-start: 1px solid ${token.color.line};
  }

  [data-scroll] {
    overflow-x: auto;
  }

  mark {
    padding-inline: 2px;
    border-radius: 2px;
    background: ${token.color.warningSoft};
    box-shadow: inset 0 -2px 0 ${token.color.warning};
    color: inherit;
  }
`;
