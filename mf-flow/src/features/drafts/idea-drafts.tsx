import { token } from '@declic/design-system';
import type { Schemas } from '@declic/openapi/flow';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { FORMATS } from './draft-formats';
import { DraftSection } from './draft-section';
import { forgetDraftsOfOthers } from './unsaved-drafts';

export interface IdeaDraftsProps {
  idea: Schemas['Idea'];
}

/** The drafts of an approved idea, one collapsible section for each format. */
export function IdeaDrafts({ idea }: IdeaDraftsProps) {
  useEffect(() => forgetDraftsOfOthers(), []);

  return (
    <Sections role="group" aria-label={`Drafts of ${idea.title}`}>
      {FORMATS.map(({ format }) => (
        <DraftSection
          key={format}
          idea={idea}
          format={format}
          summary={idea.drafts.find(({ format_type }) => format_type === format)}
        />
      ))}
    </Sections>
  );
}

const Sections = styled.div`
  min-inline-size: 0;
  /* The room that the list gives decides the layout of a draft, not the width of the window. */
  container: drafts / inline-size;

  & > section + section {
    border-block-start: 1px solid ${token.color.line};
  }
`;
