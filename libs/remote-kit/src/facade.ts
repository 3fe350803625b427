/**
 * The part of the four big libraries that remotes may use. It is provided once, by the shell, so everything named here is
 * downloaded by every visitor: add a name when a page needs it, and only then.
 * The remotes' build rewrites `import … from 'react-router-dom'` and its siblings to this list.
 */
export {
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  type NavigateFunction,
  type NavLinkProps,
  type RouteObject,
  type To,
} from 'react-router-dom';
export {
  keepPreviousData,
  queryOptions,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
export { css, keyframes, styled } from 'styled-components';
export { create, createStore, useStore, type StoreApi } from 'zustand';
