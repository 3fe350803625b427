import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Below } from '../../ui/display';
import { HeadedSection } from '../../ui/headed-section';
import { TitledItems } from '../../ui/titled-items';

export interface ProcessProps {
  heading: string;
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** The steps from the first talk to production, on one line. */
export function Process({ heading, steps }: ProcessProps) {
  return (
    <HeadedSection variant="tall" heading={heading}>
      <Below>
        <Steps role="list">
          <TitledItems items={steps} size="lead" />
        </Steps>
      </Below>
    </HeadedSection>
  );
}

/* A line with a ring for each step; the last one is pressed. */
const Steps = styled.ol`
  display: grid;

  & > li {
    position: relative;
    padding: 0 0 ${token.space[6]} ${token.space[6]};
    border-inline-start: 2px solid ${token.color.line};
  }

  & > li::before {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: -10px;
    inline-size: 18px;
    block-size: 18px;
    border: 4px solid ${token.color.text};
    border-radius: ${token.radius.full};
    background: ${token.color.canvas};
    content: '';
  }

  & > li:last-child {
    border-color: transparent;
  }

  & > li:last-child::before {
    border-color: ${token.color.accent};
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, 1fr);

    & > li {
      padding: ${token.space[6]} ${token.space[5]} 0 0;
      border-block-start: 2px solid ${token.color.line};
      border-inline-start: 0;
    }

    & > li::before {
      inset-block-start: -10px;
      inset-inline-start: 0;
    }
  }
`;
