import { describe, expect, it } from 'vitest';
import { facadeExports, throughFacade } from './facade.ts';

const provided = facadeExports(
  "export { useQuery, type QueryKey } from '@tanstack/react-query';\nexport { styled, css } from 'styled-components';",
);
const rewrite = (code: string) => throughFacade(code, 'page.tsx', provided);

describe('the facade', () => {
  it('stands in for the libraries behind it, and only for those', () => {
    expect(
      rewrite(
        "import { useState } from 'react';\nimport { useQuery } from '@tanstack/react-query';\nimport { styled } from 'styled-components';",
      ),
    ).toBe(
      "import { useState } from 'react';\nimport { useQuery } from '@declic/remote-kit';\nimport { styled } from '@declic/remote-kit';",
    );
  });

  it('understands TypeScript and JSX', () => {
    expect(
      rewrite(
        "import { useQuery, type QueryKey } from '@tanstack/react-query';\nexport const a = <T,>(x: T) => <p>{x as string}</p>;",
      ),
    ).toContain("import { useQuery, type QueryKey } from '@declic/remote-kit'");
  });

  it.each([
    [
      'a name it does not have',
      "import { useIsFetching } from '@tanstack/react-query';",
      'does not export useIsFetching',
    ],
    ['a default import', "import styled from 'styled-components';", 'use its named export'],
  ])('fails the build on %s', (_, code, message) => expect(() => rewrite(code)).toThrow(message));

  it.each(["import * as router from 'styled-components';", "export * from 'styled-components';"])(
    'wants names instead of %s',
    (code) => expect(() => rewrite(code)).toThrow('import what you need by name'),
  );

  it.each(["import { Link } from 'react-router';", "import { persist } from 'zustand/middleware';"])(
    'offers the package instead of the one behind it, or of a part of it: %s',
    (code) => expect(() => rewrite(code)).toThrow('import from one of'),
  );
});
