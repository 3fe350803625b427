import { media, token } from '@declic/design-system';
import { css, styled } from 'styled-components';

/** Head, aside and body: under each other on a phone, the aside beside both and always in sight from 1,024 px. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  ${media.desktop} {
    grid-template:
      'head aside' auto
      'body aside' 1fr / minmax(0, 1fr) 360px;
    gap: ${token.space[6]} ${token.space[8]};
  }
`;

export const Head = styled.header`
  ${column('head')}
  gap: ${token.space[4]};
`;

export const Aside = styled.aside`
  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
    grid-area: aside;
    align-self: start;
  }
`;

export const Body = styled.div`
  ${column('body')}
  gap: ${token.space[7]};
`;

function column(area: 'head' | 'body') {
  return css`
    display: grid;
    align-content: start;

    ${media.desktop} {
      grid-area: ${area};
    }
  `;
}
