import { token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DraftSource } from '../drafts.queries';
import { describeSource } from './describe-source';
import { Prose } from './prose';
import { toElements } from './to-elements';

/** Which sentence a person points at, by its place among the sources. */
interface SentenceChoice {
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

export interface CitedTextProps extends SentenceChoice {
  part: DocumentFragment;
  sources: readonly DraftSource[];
  language: string;
  headingsAbove: number;
}

/** A rendered draft, each of whose sentences says what it rests on when it is pointed at or has the focus. */
export function CitedText({ part, sources, language, headingsAbove, chosen, onChoose }: CitedTextProps) {
  const renderSentence = (index: number, children: ReactNode, key: number) => {
    const source = sources[index];
    if (!source) return children;
    return (
      <Sentence
        key={key}
        tabIndex={0}
        aria-description={describeSource(source)}
        data-origin={source.origin}
        data-chosen={index === chosen || undefined}
        onFocus={() => onChoose(index)}
        onPointerEnter={() => onChoose(index)}
        onKeyDown={({ key: pressed }) => (pressed === 'Escape' ? onChoose(null) : undefined)}
      >
        {children}
      </Sentence>
    );
  };
  return <Prose lang={language}>{toElements(part, { renderSentence, headingsAbove })}</Prose>;
}

const Sentence = styled.span`
  border-radius: 2px;
  transition: background-color ${token.motion.feedback};

  &[data-chosen] {
    background: ${token.color.accentSoft};
  }

  &[data-origin='grammar'][data-chosen] {
    background: ${token.color.raised};
  }

  &[data-origin='unverified'] {
    text-decoration: underline wavy ${token.color.warning} 1px;
    text-underline-offset: 0.25em;
  }

  &[data-origin='unverified'][data-chosen],
  &[data-origin='missing'][data-chosen] {
    background: ${token.color.warningSoft};
  }
`;
