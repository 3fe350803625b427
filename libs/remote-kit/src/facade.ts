/**
 * The part of the four big libraries that remotes may use. It is provided once, by the shell, so everything named here is
 * downloaded by every visitor: add a name when a page needs it, and only then.
 * The remotes' build rewrites `import … from 'react-router-dom'` and its siblings to this list.
 */
export {
  Link,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
  type To,
} from 'react-router-dom';
export {
  keepPreviousData,
  queryOptions,
  QueryClient,
  skipToken,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { css, styled } from 'styled-components';
export { create, type StoreApi, createStore, useStore } from 'zustand';
