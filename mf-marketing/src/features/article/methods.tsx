import { Heading, media, surface, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { ArticleTexts } from '../../i18n/landing/landing-texts';
import { Below } from '../../ui/display';
import { ClickDrawing } from '../../ui/drawings/click-drawing';

export interface MethodsProps {
  texts: Pick<ArticleTexts, 'oldHeading' | 'old' | 'newHeading' | 'new'>;
}

/** The steps of the old way beside the one step of the new. */
export function Methods({ texts }: MethodsProps) {
  return (
    <Sides>
      <div>
        <Heading level={3}>{texts.oldHeading}</Heading>
        <Below>
          <Old role="list">
            {texts.old.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Old>
        </Below>
      </div>
      <New>
        <Heading level={3}>{texts.newHeading}</Heading>
        <p>{texts.new}</p>
        <Drawing />
      </New>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${token.space[6]};
  margin-block: ${token.space[7]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${token.space[8]};
  }
`;

/* Boxes on a wire. */
const Old = styled.ol`
  display: grid;
  gap: ${token.space[5]};

  & > li {
    position: relative;
    padding: ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
  }

  & > li:nth-child(even) {
    margin-inline-start: ${token.space[7]};
  }

  & > li + li::before {
    position: absolute;
    inset-block: -25px auto;
    inset-inline-start: ${token.space[8]};
    block-size: 24px;
    border-inline-start: 1px solid ${token.color.lineStrong};
    content: '';
  }
`;

const New = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[4]};
  align-content: start;
  overflow: hidden;
  min-block-size: 26rem;
  padding: ${token.space[6]};
  ${surface}
  font-size: ${token.text.lead};
`;

const Drawing = styled(ClickDrawing)`
  position: absolute;
  inset-block-end: -4rem;
  inset-inline-end: -2rem;
  inline-size: 20rem;
`;
