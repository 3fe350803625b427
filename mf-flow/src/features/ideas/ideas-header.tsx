import { Heading, media, Row, token } from '@declic/design-system';
import { Calendar, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IDEA_VIEWS, type IdeaView } from '../../idea/ideas-address';
import { choiceStyle } from './choice-style';

export interface IdeasHeaderProps {
  headingId: string;
  view: IdeaView;
  onViewChange: (view: IdeaView) => void;
  /** What can be done with all ideas. */
  actions?: ReactNode;
}

const views = {
  list: { label: 'List', icon: <Rows3 size={16} aria-hidden /> },
  calendar: { label: 'Calendar', icon: <Calendar size={16} aria-hidden /> },
} as const;

/** The name of the tab's content, and the switch between its two views. */
export function IdeasHeader({ headingId, view, onViewChange, actions }: IdeasHeaderProps) {
  return (
    <Row as="header" $justify="space-between" $gap={3}>
      <Heading level={2} size="h4" id={headingId}>
        Ideas
      </Heading>
      <Row $gap={3}>
        {actions}
        <Switch role="group" aria-label="View">
          {IDEA_VIEWS.map((name) => (
            <button key={name} type="button" aria-pressed={name === view} onClick={() => onViewChange(name)}>
              {views[name].icon}
              {views[name].label}
            </button>
          ))}
        </Switch>
      </Row>
    </Row>
  );
}

const Switch = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: calc(${token.radius.control} + 2px);

  & > button {
    ${choiceStyle}
    display: inline-flex;
    gap: ${token.space[2]};
    align-items: center;
    border: 0;
    border-radius: ${token.radius.control};
  }

  & > [aria-pressed='true'] {
    background: ${token.color.text};
    color: ${token.color.canvas};
  }

  ${media.forcedColors} {
    & > [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
