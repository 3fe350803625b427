export interface paths {
    "/api/accounts/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account and mails its verification link
         * @description Answers the same whether or not the address is already known (its owner gets a mail instead).
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/verification/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the verification mail again; the former link stops working */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page behind the link of a verification mail
         * @description Changes nothing, because mail scanners open links. Once visible in a browser, the page submits its form to
         *     `confirmVerification` by itself; without JavaScript a button does the same.
         */
        get: operations["showVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the address behind a verification link and signs in
         * @description The link confirms the address with the password of its own sign-up. A browser that did not sign up (it lacks the
         *     cookie that `signUp` sets) must name that password, or a new one. JSON is answered with the session. The form of the
         *     verification page is answered with the refresh cookie and a redirect to the dashboard, or, when the link does not
         *     work, with a redirect to the page that says what to do; a wrong password shows the form again.
         *     Codes: `verification_link_invalid`, `verification_link_used`, `verification_link_expired`, `password_required`,
         *     `wrong_password`, `too_many_attempts`, `validation_failed`, `cross_site_request`.
         */
        post: operations["confirmVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/verification/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new link to the address that a former verification link went to
         * @description The form of the page about a link that does not work; answers the same page whether or not the link was one.
         *     Codes: `too_many_attempts`, `cross_site_request`.
         */
        post: operations["renewVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in
         * @description The refresh token is set as an HttpOnly cookie, or given in the body when `client` is `token`.
         *     Codes: `invalid_credentials` (also for an address that is not verified yet, which gets a mail), `too_many_attempts`, `cross_site_request`.
         */
        post: operations["signIn"];
        /**
         * Ends a session, in all its tabs
         * @description The session of the refresh cookie, and that of the refresh token in the body, which is how a client that is no browser signs out.
         *     Also that of the bearer token. Codes: `session_over` (the token in the body is not one of ours), `cross_site_request`.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in, the latest use first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all sessions of the user but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the user
         * @description Code: `session_not_found`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password, ends all sessions and opens a new one for the caller
         * @description The present session ends as well: its access token is refused from then on, and its refresh token opens nothing. A mail confirms the change.
         *     Codes: `wrong_password`, `validation_failed`, `too_many_attempts`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new address; the account moves to it when the link is confirmed
         * @description Answers the same whether or not the address belongs to another account (whose owner gets a mail instead).
         *     An address that the present password contains is refused. Codes: `wrong_password`, `same_address`, `validation_failed`, `too_many_attempts`.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page behind the link to a new address
         * @description Changes nothing; the page submits its form to `confirmEmailChange` once it is visible.
         */
        get: operations["showEmailChange"];
        put?: never;
        /**
         * Moves the account to the new address
         * @description A form is answered with a redirect to the account, or to the page that says why the link does not work.
         *     Codes: `email_link_invalid`, `email_link_used`, `email_link_expired`, `email_taken`, `cross_site_request`.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page behind the link to a former address
         * @description Changes nothing; a button submits its form to `restoreEmail`.
         */
        get: operations["showEmailRestoration"];
        put?: never;
        /**
         * Gives the account its former address back and ends all its sessions
         * @description A form is answered with a redirect to password recovery, or to the page that says why the link does not work.
         *     Codes: `email_link_invalid`, `email_link_used`, `email_link_expired`, `email_taken`, `cross_site_request`.
         */
        post: operations["restoreEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of access tokens, as a JSON Web Key Set
         * @description Two during a rotation. A token names its key by `kid`.
         */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotates the refresh token and gives a new access token
         * @description Codes: `session_over`, `cross_site_request`.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        /**
         * Deletes the account; the ledger stays, without the person
         * @description Settles what is in flight, ends the subscription, revokes keys and sessions and erases personal data. Codes: `runs_in_flight` (with `Retry-After`), `payments_unavailable`, `deletion_unavailable` (with `Retry-After`; nothing was deleted).
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance, request counts and whether the user has keys */
        get: operations["getUserApiStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tools and what they cost */
        get: operations["getToolPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's API keys, newest first; never a token */
        get: operations["getUserApiKeys"];
        put?: never;
        /**
         * Creates the user's first key; the token is in this answer and nowhere else
         * @description Codes: `key_exists`, `other_user` (403: `email` or `user_id` name another user).
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/keys/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the user's key; the old one is refused from now on, the balance stays
         * @description The token is in this answer and nowhere else. The user comes from the session; another one's `kid` is not found.
         *     Codes: `key_not_found`, `key_replaced` (another tab or device was faster), `other_user` (403: `email` or `user_id` name another user).
         */
        post: operations["refreshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to choose a new password
         * @description Answers the same, after the same work, whether or not the address is known, verified or throttled.
         */
        post: operations["requestPasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password/recovery/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new link to the address that a former recovery link went to
         * @description Answers the same whether or not the link was one. Codes: `too_many_attempts`.
         */
        post: operations["renewPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a recovery link would work, without using it
         * @description Codes: `recovery_link_invalid`, `recovery_link_used`, `recovery_link_expired`, `too_many_attempts`.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the token of a recovery mail and signs in
         * @description Every other session of the user ends, and the address counts as verified, since only its owner has the link.
         *     Codes: `recovery_link_invalid`, `recovery_link_used`, `recovery_link_expired`, `validation_failed`, `cross_site_request`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything we keep about the user, as one JSON file */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans, from the smallest to the largest */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's plan, its state and this cycle's credits */
        get: operations["getBillingOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/billing/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the provider's page where a plan is paid for or changed
         * @description The user comes from the session; `kid`, when given, must be a key of theirs.
         *     Codes: `price_unknown`, `plan_is_current`, `key_not_found`, `payments_unavailable`.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the provider's page with invoices, card and cancellation
         * @description Codes: `no_subscription` (the user never paid for anything), `payments_unavailable`.
         */
        post: operations["openBillingPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/billing/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back a planned change of plan or a cancellation
         * @description The present plan goes on: nothing ends it, and no other follows it. Where nothing is planned, nothing changes.
         *     Codes: `no_subscription`, `payments_unavailable`.
         */
        post: operations["keepPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought once, besides the plans */
        get: operations["listAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user bought once, newest first
         * @description A payment that was left or failed is no purchase.
         */
        get: operations["listPurchases"];
        put?: never;
        /**
         * Opens the provider's page where an add-on is paid for
         * @description A page for the same add-on that is open already is used again, so that two tabs cannot pay twice. The provider leads back to
         *     `/account?purchase=<id>`. Codes: `add_on_unknown`, `payments_unavailable`.
         */
        post: operations["buyAddOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails the user wants */
        get: operations["getMailSettings"];
        /** Chooses which mails the user wants */
        put: operations["updateMailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a signed event of the payment provider
         * @description The signature covers the body byte by byte, in Stripe's scheme (`stripe-signature: t=…,v1=…`). An event that is known, late or of no interest is answered
         *     with 200 as well. Codes: `signature_invalid`.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uses and credits of each item in a period
         * @description Equals the sum over the ledger lines of the same period and filter.
         */
        get: operations["getUnifiedUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/usage/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance over a period, at evenly spaced moments */
        get: operations["getCreditHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the credit ledger, newest first */
        get: operations["getUserCreditLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/ledger/extent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many lines a filtered history has, and the line it ends with
         * @description Pages that are asked for with the same `p_as_of` do not shift when new lines are written.
         */
        get: operations["getCreditLedgerExtent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/ledger/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole filtered history as CSV, newest first, streamed
         * @description RFC 4180, UTF-8. Cells that a spreadsheet would take for a formula begin with an apostrophe.
         *     `x-total-count` says how many lines will follow the header line.
         */
        get: operations["exportCreditLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue with its metrics, for signed-in readers */
        get: operations["listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/public-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public catalogue, without metrics */
        get: operations["listPublicActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/catalogue/{slug}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the figures of an action are computed from
         * @description Counts, percentiles and the last verification behind each figure of the catalogue, from the runs of the last 24 hours. Health and
         *     the time of the last verification come from the latest passes, also where they are older. Aggregates over all accounts: no run,
         *     input or account is named. Computed at most once a minute.
         *
         *     `action_not_found` (404): there is no such action.
         */
        get: operations["getActionEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/routing-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the router learns from, for matching data with actions in the browser
         * @description Titles, utterances and parameters of the actions that can run. It is the same for every reader and changes with a release only.
         */
        get: operations["getRoutingIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories found, in alphabetical order */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's favorite actions, newest first */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/favorites/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks an action as a favorite; again changes nothing
         * @description `action_not_found` (404): there is no such action.
         */
        put: operations["addFavorite"];
        post?: never;
        /** Takes the mark away; again changes nothing */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/empty-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records what was searched in the catalogue and not found */
        post: operations["recordEmptySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The answers that the account reported as wrong, newest first */
        get: operations["listAnswerReports"];
        put?: never;
        /**
         * Reports the answer of a charged run as wrong
         * @description The team is told. The credits come back at once where our own check of the action failed within an hour of the run, and
         *     otherwise when the team confirms the report. `reported_run_not_found` (404): no charged run of this account has this request id.
         *     `already_reported` (409). `run_not_charged` (409): the run failed, and its credits were given back. `report_too_late` (409): the
         *     run is older than seven days. `too_many_reports` (429): more than ten within a day.
         */
        post: operations["reportAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/test-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs an action with the key that the person typed, for the playground
         * @description Passes the call on to `POST /v1/actions/{slug}`, and to nothing else: it is checked, charged and logged like any other. Always
         *     answered 200; `status` and `error` say what became of the call. The key is neither kept nor logged.
         */
        post: operations["testAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the actions that a description asks for, for a signed-in person without a key
         * @description The same choice as `POST /v1/chat` in the mode `auto`, for the form of the console: nothing runs and nothing is charged, so that no
         *     key is needed. Each proposal has the arguments that the description states for its action. 30 a minute and account.
         */
        post: operations["proposeActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls of the account to the public API, newest first
         * @description Every call under `/v1` that came with a key of the account, refused ones too; calls with a revoked key stand here as 401. Kept for
         *     30 days, without body and key. A call appears within a second of its answer.
         *
         *     Calls that a limit turned away (429) are listed one by one up to 60 a minute; the others are counted in `unlisted` of the
         *     next one. What never reached the check of the key (an address that does not exist, a body above the limit of its address) is no account's.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All calls that the filters leave over as CSV, newest first, streamed
         * @description RFC 4180, UTF-8. Cells that a spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every action with its price, in alphabetical order of its title */
        get: operations["listActionDefinitions"];
        put?: never;
        /**
         * Runs the action that the body names
         * @description Charged and refused like `runAction`, to which it is the same call under one `Idempotency-Key`.
         *
         *     `auto` chooses the action: first by the keys of `arguments` and the types of its files, then by the text in
         *     `arguments.instruction`, which is not given to the action. Where that is not sure, the answer is 422 with the code
         *     `ambiguous_action` and the `candidates`, each with its price and what it still lacks; nothing is debited, and the call counts
         *     against the rate limit.
         */
        post: operations["runActionByName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the action that a message asks for, and runs it when that is sure
         * @description A router without a language model ranks the actions in a few milliseconds, and reads arguments out of the message: typed data,
         *     numbers with units, choices by name, pasted JSON or a pasted table, text in quotes or after a colon. Then, by `outcome`:
         *
         *     | Outcome | | Cost |
         *     |---|---|---|
         *     | `ran` | One action is sure and all that it needs is there: it ran, with its answer in `result` | its price |
         *     | `proposed` | One action is likely and all that it needs is there; it was not run. `reply` says why | 0 |
         *     | `incomplete` | One action is likely; `missing` names what it needs, `parameters` describes all that it takes | 0 |
         *     | `unclear` | Several are possible, or two are asked for: `candidates` has the best, with price and reasons | 0 |
         *     | `out_of_scope` | No action does this | 0 |
         *
         *     `express` never asks a language model, answers within 1.8 seconds, and runs only actions of that speed. `auto` asks the
         *     configured language model once, when there is one and the router is not sure: it chooses among the best 20 actions or none, and
         *     fills in arguments, which are then checked like any others. When the model fails, the answer is that of the router.
         *
         *     A run is charged and refused like `runAction`. With `Dry-Run: true` nothing runs. Every call counts against the rate limit.
         *
         *     Under one `Idempotency-Key` the same `message`, `mode` and `system` get the same bytes, whatever the outcome was: nothing is
         *     chosen or run anew. With another message, and with a call of an action, the key is 422 `idempotency_key_reused`.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract of the public API, with an entry of its own for each action */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The catalogue for assistants, by the Model Context Protocol
         * @description Streamable HTTP without sessions: each message is a request, answered as JSON. Each action is a tool that names its price and is
         *     charged like `runAction`; a refused or failed call is a result with `isError`, and costs nothing. Files of a result that are
         *     pictures or sound stand beside it as content of their own, and files above 64 KB are links.
         *
         *     The `_meta` of a tool call takes `declic/idempotency_key`, `declic/max_credits` (a number) and `declic/files` (`links`), which go
         *     before the headers of the message. A replayed result says `replayed` in its `declic/call`.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the product does and how it is called, for language models (llmstxt.org) */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every page of the documentation, for search engines (sitemaps.org) */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first page of the documentation */
        get: operations["showDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A guide, by its name */
        get: operations["showGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The actions by category, with a search that needs no JavaScript */
        get: operations["showActionPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/actions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an action does, costs, takes and answers, with snippets */
        get: operations["showActionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes of problems */
        get: operations["showErrorPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/errors/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that the `type` of a problem opens */
        get: operations["showErrorPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contract in an interactive viewer */
        get: operations["showReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/assets/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A style sheet, script or font of the documentation */
        get: operations["getDocumentationAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an action takes and answers, with its examples */
        get: operations["getActionDefinition"];
        put?: never;
        /**
         * Runs one action
         * @description Checked in this order: key, headers, action, input, `Idempotency-Key`, `Max-Credits`, rate limit, credits. What is refused
         *     costs nothing. The body is the action's input, an object; each action checks it against its own parameters.
         *
         *     | Code | Status | |
         *     |---|---|---|
         *     | `invalid_api_key` | 401 | Unknown, revoked, malformed or missing: the same answer |
         *     | `malformed_request` | 400 | The body is no JSON |
         *     | `action_not_found` | 404 | |
         *     | `action_disabled` | 424 | What the action needs is missing here: the title says what, as `disabled_reason` of its definition does |
         *     | `action_down` | 503 | The action's own examples failed three times in a row: it is not run until they pass twice |
         *     | `validation_failed` | 422 | One entry per refused field of the body or header |
         *     | `idempotency_key_reused` | 422 | The key belongs to a call with another action or body |
         *     | `idempotency_in_progress` | 409 | The call with this key is still running; `Retry-After` says when to ask again |
         *     | `max_credits_exceeded` | 402 | The call would cost more than `Max-Credits`; `cost` names the price |
         *     | `rate_limited` | 429 | `plan` and `limit` name how many calls the account may make in `window_seconds`; `Retry-After` says when the next call is free: no more calls than the limit begin in any sixty seconds |
         *     | `too_many_refused_calls` | 429 | Too many refused calls: with invalid keys from this network, or of this account; `Retry-After` says when to go on |
         *     | `suspended` | 402 | Usage is frozen until the subscription is active again; the credits are kept |
         *     | `insufficient_credits` | 402 | `cost` names the price |
         *     | `storage_full` | 409 | The answer has files and the account keeps 200 MB already; the credits were given back |
         *     | `file_store_unavailable` | 503 | A stored file cannot be read, or a file of the answer cannot be stored; nothing was debited, or the credits were given back; `Retry-After` says when to try again |
         *     | `overloaded` | 503 | Too many runs of this kind wait already, of all accounts or of this one, or this run waited too long; nothing was debited, or the credits were given back; `Retry-After` says when to try again |
         *     | `too_many_background_runs` | 429 | 1,000 runs of the account wait already, or 1,000 callbacks; nothing was debited |
         *     | `unusable_input` | 422 | The content of a field cannot be worked on, such as a PDF with a password; the credits were given back |
         *     | `upstream_failed` | 424 | A page, or the language model, did not do its part; the credits were given back. Where pages are not read at all, nothing was debited |
         *     | `action_failed`, `action_timed_out` | 503 | The credits were given back |
         *     | `charge_uncertain` | 503 | The database was lost during the call. Credits that were taken for it come back within a minute, unless the call was completed; sent again with its `Idempotency-Key`, it is debited once |
         *     | `unavailable` | 503 | The database is away or too busy; nothing was debited; `Retry-After` says when to ask again |
         *     | `account_busy` | 503 | Another change to the account is being written; nothing was debited; `Retry-After` says when to ask again |
         *
         *     With `Prefer: respond-async` the same checks are made and the price is debited, and the answer is 202: the run waits for its turn
         *     among the runs of all accounts, and its answer is read with `getRun`, or sent to `callback_url`. A run that does not begin within an
         *     hour, or that a crash interrupts, is given back. `overloaded` is not answered to such a call.
         */
        post: operations["runAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run that was accepted with `Prefer: respond-async`, and its answer when it has ended
         * @description Costs nothing and does not count against the rate limit. Runs of other accounts are answered like those that are not there: 404 with the
         *     code `run_not_found`, also 24 hours after a run ended. Files of the answer have new links each time.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The secret that signs the callbacks of the account */
        get: operations["getWebhookSecret"];
        put?: never;
        /**
         * Makes a new secret; for 24 hours callbacks are signed with the one before, too
         * @description Costs nothing and counts against the rate limit. At most four secrets sign at once, so send an `Idempotency-Key`: of all calls with
         *     it one renews, and its repetitions get the same secret, also when it was renewed since. The keys are apart from those of runs.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files that are kept, newest first, each with a new link */
        get: operations["listFiles"];
        put?: never;
        /**
         * Keeps a file for 24 hours, so that several calls can use it
         * @description Costs no credits and counts against the rate limit. Inputs that take a file accept the `id`. An account may keep 200 MB.
         *
         *     With an `Idempotency-Key`, all uploads of the same content and name by this account are one file, as long as it is kept: a
         *     repetition is answered with it and `Idempotency-Replayed: true`, and does not count against the rate limit. The keys are
         *     apart from those of runs.
         *
         *     | Code | Status | |
         *     |---|---|---|
         *     | `idempotency_key_reused` | 422 | The key belongs to another file |
         *     | `idempotency_in_progress` | 409 | The upload with this key has not ended; one that was interrupted leaves its key free after 10 minutes |
         *     | `validation_failed` | 422 | The file is missing, empty, larger than 12 MB, or not in the form of a data URL in base64 |
         *     | `storage_full` | 409 | The account keeps 200 MB already; the oldest files go within a day |
         *     | `file_store_unavailable` | 503 | The file cannot be stored now; `Retry-After` says when to try again |
         *     | `rate_limited` | 429 | As in `runAction` |
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a file, by the signed link of an answer
         * @description The link is valid for an hour; `listFiles` makes new ones. A wrong, expired or unknown link is answered 404; 503
         *     `file_store_unavailable` says that the file cannot be read now.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The documented short cut to the action email_validate
         * @description Charged and refused like `runAction`. A key of `Idempotency-Key` means the same call on both addresses: 202 is answered where it
         *     belongs to a call with `Prefer: respond-async`.
         */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's own strategies, newest first */
        get: operations["listStrategies"];
        put?: never;
        /**
         * Stores an intake and starts its analysis
         * @description The strategy, the charge for its analysis and the analysis job are stored together; the analysis runs afterwards.
         *     Refused with `strategy_limit_reached` (409) when the account holds as many strategies as it may, with
         *     `insufficient_credits` or `suspended` (402) when the analysis cannot be paid for, with `pdf_not_found` (404) when the uploaded
         *     file is gone, and with `other_user` (403) when `user_id` is not the reader's own. The same `request_id` again answers
         *     with the strategy that it made, and charges nothing.
         *     An account may start 60 analyses in an hour (`too_many_requests`, 429). While another change to the account's credits is
         *     being written, the answer is `account_busy` (503, with `Retry-After`): nothing was stored or charged.
         */
        post: operations["createStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        /** One strategy with what its analysis found so far */
        get: operations["getStrategy"];
        put?: never;
        post?: never;
        /**
         * Deletes a strategy with everything that belongs to it
         * @description An analysis that is not done is refunded.
         */
        delete: operations["deleteStrategy"];
        options?: never;
        head?: never;
        /** Makes a strategy active or inactive, or changes the period it plans for */
        patch: operations["updateStrategy"];
        trace?: never;
    };
    "/api/flow/strategies/{id}/intake": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        /** What was typed for a strategy, as it is kept */
        get: operations["getStrategyIntake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a failed analysis again
         * @description A failed analysis was refunded; the new one is charged. Refused with `analysis_not_failed` (409) while there is nothing to
         *     start again, and with `insufficient_credits` or `suspended` (402); `too_many_requests` and `account_busy` are as for
         *     createStrategy. `pdf_url` and `pdf_id` replace the PDF of the intake;
         *     an empty `pdf_url` leaves it out.
         */
        post: operations["retryAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event the reader saw; what it already has is not sent again. */
                "last-event-id"?: string;
            };
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        /**
         * The strategy, its ideas and its drafts, sent again at each change
         * @description Events named `strategy` carry the strategy as getStrategy answers it, events named `idea` an idea as listIdeas answers it
         *     (with its drafts), and an event named `ideas` says that the list of ideas has to be read again. Their id grows with each change.
         *     An event named `deleted` ends the stream. A comment line is sent every 25 s while nothing happens.
         *     An account has at most 6 streams at the same time; one more is refused with `too_many_requests` (429, with `Retry-After`).
         */
        get: operations["streamStrategy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds lines that the person says, to a part of the summary
         * @description One line of `text` is one line of the part. A line that the part has already is not added again. Refused with
         *     `analysis_not_done` (409) before the summary is there, and with `too_many_lines` (409) above 30 lines in a part.
         */
        post: operations["addStrategyLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/lines/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
                line_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the text of a line of the summary by what the person says
         * @description Refused with `line_not_found` (404) when the summary has no such line.
         */
        put: operations["changeStrategyLine"];
        post?: never;
        /**
         * Takes a line out of the summary
         * @description Refused with `line_not_found` (404) when the summary has no such line.
         */
        delete: operations["removeStrategyLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        /** The ideas of a strategy with their drafts, the newest angle first (novelty, descending) */
        get: operations["listIdeas"];
        put?: never;
        /**
         * Asks for ideas, or for more of them
         * @description Runs as a job; the ideas arrive on the stream. No idea comes twice. Included in the price of the analysis. Refused with
         *     `analysis_not_done` (409) before the summary is there, with `ideas_in_progress` (409) while a request runs, and with
         *     `no_more_ideas` (409) when the strategy has as many as it may (300), or the summary gives no further one. An account may ask
         *     60 times in an hour, renewals included (`too_many_requests`, 429).
         */
        post: operations["generateIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/ideas/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the outdated ideas that nobody has decided on
         * @description Outdated ideas that are new or pending are replaced by as many new ones; decided ones stay as they are, and are no longer
         *     called outdated. Refused as generateIdeas is.
         */
        post: operations["renewIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/strategies/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spreads the approved ideas that have no day over the working days of the period
         * @description The period is `horizon_days` from `starts_on`, 30 days when the strategy names none. Days that are taken stay as they are.
         */
        post: operations["planIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/ideas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approves or rejects an idea, takes that back, or gives it a day
         * @description Approving asks for the drafts of the idea, one job a format. Taking an approval back ends the jobs that have not begun and keeps
         *     the drafts that are written. Allowed moves of the status: new and pending to approved or rejected; approved and rejected
         *     back to new; approved to published and back. Others are refused with `idea_status_conflict` (409). Only an approved or
         *     published idea has a day (`idea_not_approved`, 409).
         */
        patch: operations["updateIdea"];
        trace?: never;
    };
    "/api/flow/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        /** A draft with its rubric and the source of each of its sentences */
        get: operations["getDraft"];
        /**
         * Saves what the person made of a draft as its next version
         * @description Refused with `draft_changed` (409) when `base_version` is not the latest version: somebody else, or another tab, has saved
         *     since. Refused with `draft_not_ready` (409) while it is written, and with `drafts_full` (409) when it makes the draft longer and
         *     the drafts of the strategy would have more than 8 MB of text. An account may save 600 times in an hour
         *     (`too_many_requests`, 429).
         */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/drafts/{id}/writing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has a draft written again, as its next version
         * @description Runs as a job; what was there stays among the versions. Refused with `draft_not_ready` (409) while it is written, and with
         *     `idea_not_approved` (409). An account may ask 120 times in an hour (`too_many_requests`, 429).
         */
        post: operations["rewriteDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/drafts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        /** All versions of a draft, newest first */
        get: operations["listDraftVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/drafts/{id}/versions/{version}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
                version: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the text of an earlier version the next version
         * @description Refused with `draft_version_not_found` (404), with `draft_not_ready` (409) while it is written, and as saveDraft is.
         */
        post: operations["restoreDraftVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the text of a PDF for an intake
         * @description At most 10 MB. The text is kept for 24 hours, or with the strategy that names it; the file is not kept. Refused with
         *     `pdf_too_large` (413), `pdf_unreadable` (422: no PDF, or damaged), `pdf_encrypted` (422), `pdf_without_text` (422: scanned
         *     pages) and `pdf_too_long` (422: more than 200 pages or 200,000 characters). An account uploads at most 20 PDFs an hour; one
         *     more is refused with `too_many_requests` (429, with `Retry-After`).
         */
        post: operations["uploadPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/workflow-deliveries/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the summary that the intake workflow found
         * @description Where an intake workflow is configured, it is called with the intake, and delivers here with the token of that call
         *     (`Declic-Callback-Token`), within 15 minutes. Each line is looked up in the intake; one that it does not say is left out. The same
         *     delivery again changes nothing. Refused with `workflow_call_over` (409) when nobody waits for it any more: the strategy
         *     was deleted, the analysis failed and was given back, or a newer call was made.
         */
        post: operations["deliverAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flow/workflow-deliveries/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes drafts that the generation workflow wrote
         * @description Where a generation workflow is configured, it is called with the idea, and delivers here with the token of that call
         *     (`Declic-Callback-Token`), within 15 minutes, in one delivery or one for each format. Formats that the call did not ask for are
         *     ignored. Each sentence is looked up in the intake; what no source says is marked. The same delivery again changes nothing. Refused with
         *     `workflow_call_over` (409) when nobody waits for any of the drafts any more.
         */
        post: operations["deliverDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an address and the consent given for it, and mails a confirmation link
         * @description Answers the same whether or not the address is already on the list.
         *
         *     Codes: `too_many_requests` (429, with `Retry-After`).
         */
        post: operations["joinWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/waitlist/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page behind a confirmation link; changes nothing, because mail scanners open links */
        get: operations["showWaitlistConfirmation"];
        put?: never;
        /** Confirms the address behind a confirmation link */
        post: operations["confirmWaitlistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/waitlist/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The waitlist as a plain form of a page without JavaScript
         * @description Answers with a page, which shows the form again with what was typed when something is wrong with it.
         */
        post: operations["submitWaitlistForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/waitlist/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page behind the link that leads off the list; changes nothing, because mail scanners open links */
        get: operations["showWaitlistWithdrawal"];
        put?: never;
        /**
         * Takes the address behind a link off the list and erases it
         * @description Also what the button of a mail program sends (RFC 8058); a second press is no error.
         */
        post: operations["withdrawFromWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offer to the first of the waitlist, and how many places are left */
        get: operations["getWaitlistOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/expert-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a request to the experts, mails it to them and mails the sender that it arrived
         * @description Codes: `too_many_requests` (429, with `Retry-After`).
         */
        post: operations["requestExpert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/expert-requests/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request to the experts as a plain form of a page without JavaScript
         * @description Answers with a page, which shows the form again with what was typed when something is wrong with it.
         */
        post: operations["submitExpertForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/composition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shell, the remotes and their versions that a visitor's page is made of */
        get: operations["getComposition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions that visitors may get, from which the edge selects for each visitor */
        get: operations["getCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register an immutable release, and make it current unless told otherwise */
        post: operations["registerRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/shell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the live shell offers to remotes */
        get: operations["getShellOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/served": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors get or may get, with what each release offers and needs */
        get: operations["listServedReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every deployable that was released, with the present choice */
        get: operations["listDeployables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 50 releases of a deployable, newest first, and older ones that visitors get, may get or got before */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the events of a deployable, newest first: who did what, when and why
         * @description Without a cursor the newest events. Pages do not shift when new events are written. Where a cursor leads to nothing, or to less
         *     than a page of newer events, the newest are answered.
         */
        get: operations["listReleaseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the version that visitors get, forward or back */
        put: operations["setCurrentRelease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refuse changes of a deployable, or accept them again
         * @description A frozen deployable accepts withdrawals only; what takes the place of a version that visitors get is chosen then.
         */
        put: operations["setFrozen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/retired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a remote away from visitors, or give it back to them
         * @description A remote that is given back passes the gates again; others may have taken its areas meanwhile.
         */
        put: operations["setRetired"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/releases/{version}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a version aside for good
         * @description It is never chosen again and never stands in for another. If it is what visitors get, the newest version that passes the gates
         *     takes its place; when there is none, the withdrawal is refused.
         */
        post: operations["withdrawRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Start a canary, or change the share of visitors that get it */
        put: operations["setCanary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/canary/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the canary to all visitors */
        post: operations["promoteCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/deployables/{name}/canary/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the canary back from its visitors; this version may be chosen or tried again */
        post: operations["endCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each version fares with visitors: loads, failures by kind, rate and share of the traffic */
        get: operations["getReleaseHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The composition that a signed link shows; the edge asks for it */
        get: operations["getPreview"];
        put?: never;
        /** Sign a link that shows other registered versions to whoever opens it, and to no other visitor */
        post: operations["createPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/compositions/{id}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a link that shows a composition which visitors got earlier */
        post: operations["createReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the upload of a build, or go on with it */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/uploads/{id}/files/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a file of an upload */
        put: operations["uploadReleaseFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/uploads/{id}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the version whose files have been sent, so that it can be registered
         * @description All of the version becomes visible, or nothing. When files are missing, the answer is `files_missing` with their list in
         *     `missing`: send them and complete again. A version that is stored already stays as it is.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/beacons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a page observed about a remote, or an unknown path */
        post: operations["recordBeacon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workshop sessions that people may see, the earliest first
         * @description With `page` twelve of them, in the order of the pages that list them: what is ahead, the earliest first, then the replays, the latest first. A page after the last one is empty.
         */
        get: operations["listWorkshops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workshop session
         * @description Also one that is over or cancelled. An id that is no UUID is refused with `invalid_workshop_id`, an unknown one and a draft with `workshop_not_found`.
         */
        get: operations["getWorkshop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap-workshops.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of workshops, for search engines (sitemaps.org)
         * @description The list, what is to come and the replays, each with the time of its last change. Addresses are of the host that was asked.
         */
        get: operations["getWorkshopsSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/feeds/workshops.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workshops to come, as RSS 2.0 */
        get: operations["getWorkshopsFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/feeds/workshops.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workshops to come, as a calendar to subscribe to
         * @description RFC 5545, METHOD:PUBLISH. A workshop that is cancelled stays for a while as STATUS:CANCELLED with a higher SEQUENCE.
         */
        get: operations["getWorkshopsCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/pictures/workshops.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of shared links to the list of workshops, 1200 by 630
         * @description Refusals: `too_many_requests` (429, with `Retry-After`), `unavailable` (503, with `Retry-After`; too many drawings wait).
         */
        get: operations["getWorkshopsPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/sessions/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of shared links to a workshop, 1200 by 630
         * @description Its title, its date and its level, as they are now. `picture_url` of the session has the version of this content, and an answer to that address may be kept for ever. Refusals: `invalid_workshop_id` (400), `workshop_not_found` (404; also a draft), `too_many_requests` (429, with `Retry-After`), `unavailable` (503, with `Retry-After`; too many drawings wait).
         */
        get: operations["getWorkshopPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What holds for every booking, as numbers and as the sentences that are shown
         * @description The server decides by the same object. No page and no mail holds a number of its own.
         */
        get: operations["getBookingPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a seat; a premium one is held while it is paid for
         * @description A free seat is confirmed at once and mailed. Where one network has booked more than a few free seats that nobody confirmed by mail, the booking is `unconfirmed` and takes a seat only once the button in the mail is pressed. A premium seat is `held` until `expiresAt` and confirmed by the payment. Asking again while a premium seat is held for the address gives the same payment page to the browser that sends the `statusToken` of that hold; everybody else gets `payment_pending`. Refusals: `invalid_workshop_id` (400), `workshop_not_found` (404), `already_booked`, `payment_pending`, `sold_out`, `premium_sold_out`, `booking_closed`, `workshop_cancelled`, `ticket_unavailable` (409), `idempotency_key_reused` (422), `too_many_bookings` (429, with `Retry-After`), `payments_unavailable` (503, with `Retry-After`; the seat is free again).
         */
        post: operations["bookWorkshop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/bookings/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the personal link of a booking again
         * @description Answers alike whether or not the address has a booking. Refusals: `too_many_bookings` (429, with `Retry-After`).
         */
        post: operations["resendBookingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/booking-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has become of a booking, for the page that booked it
         * @description Takes the `statusToken` of the booking as well as the token of a personal link. Polled while the payment page is open. Refusals: `booking_link_invalid` (404).
         */
        get: operations["getBookingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/booking-status/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up a seat that is held for a payment or waits for the press in the mail
         * @description The payment page is closed; what is paid there all the same is refunded. Takes the `statusToken` as well. Repeating it changes nothing. Refusals: `booking_link_invalid` (404), `booking_not_held` (409, it is confirmed already).
         */
        post: operations["releaseHeldBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking of a personal link
         * @description Changes nothing. Refusals: `booking_link_invalid` (404: unknown, altered, expired, or of a booking that was given to another person).
         */
        get: operations["getMyBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the address of a booking; an unconfirmed booking takes its seat now
         * @description Repeating it changes nothing. Refusals: `booking_link_invalid` (404), `sold_out`, `booking_closed`, `workshop_cancelled`, `booking_over` (409).
         */
        post: operations["confirmMyBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the booking, with the refund that the person was shown
         * @description The second of two steps; `getMyBooking` names the refund. Repeating it changes nothing. Refusals: `booking_link_invalid` (404), `booking_over`, `cancellation_closed` (the workshop has begun), `refund_changed` (the refund is not the one that was shown; read it again) (409).
         */
        post: operations["cancelMyBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the seat to another person
         * @description The link of this booking ends; the other person gets a mail with a link of their own. Refusals: `booking_link_invalid` (404), `booking_over`, `transfer_closed` (the workshop has begun), `already_booked` (the other address has a seat), `own_address` (409), `too_many_bookings` (429).
         */
        post: operations["transferMyBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar file of the booking
         * @description METHOD:REQUEST, or METHOD:CANCEL after a cancellation, with the same UID and a higher SEQUENCE. Refusals: `booking_link_invalid` (404).
         */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-booking/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that joins the chat with the bot to this booking, once
         * @description An earlier link of the booking ends. Refusals: `booking_link_invalid` (404), `booking_over`, `telegram_unavailable` (409, no bot is configured).
         */
        post: operations["createTelegramLink"];
        /**
         * Ends the messages of the bot about this booking
         * @description Repeating it changes nothing. Refusals: `booking_link_invalid` (404).
         */
        delete: operations["unlinkTelegram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a place in the line of a workshop that is full
         * @description Where one network has taken more than a few places that nobody confirmed by mail, the place is `unconfirmed` and stands in line only once the button in the mail is pressed. Refusals: `invalid_workshop_id` (400), `workshop_not_found` (404), `seats_available` (book instead), `already_booked`, `already_waiting`, `booking_closed`, `workshop_cancelled`, `ticket_unavailable` (409), `too_many_bookings` (429, with `Retry-After`).
         */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-waiting-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The place in line of a personal link, and its offer
         * @description Changes nothing. Refusals: `waiting_link_invalid` (404).
         */
        get: operations["getWaitingPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-waiting-place/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The press in the mail; an unconfirmed place takes the end of the line
         * @description Repeating it changes nothing. Refusals: `waiting_link_invalid` (404), `seats_available` (book instead), `already_booked`, `already_waiting`, `booking_closed`, `workshop_cancelled`, `ticket_unavailable` (409).
         */
        post: operations["confirmWaitingPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-waiting-place/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the offered seat; a premium one is then paid for
         * @description Repeating it gives the same booking. Refusals: `waiting_link_invalid` (404), `no_offer` (none was made yet), `offer_over` (it ended, or was passed on), `booking_closed`, `workshop_cancelled` (409), `payments_unavailable` (503; the offer stands).
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-waiting-place/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passes the offered seat on to the next in line
         * @description The place ends. Repeating it changes nothing. Refusals: `waiting_link_invalid` (404), `no_offer` (409).
         */
        post: operations["passOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/my-waiting-place/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves the line
         * @description An open offer goes to the next in line. Repeating it changes nothing. Refusals: `waiting_link_invalid` (404).
         */
        post: operations["leaveWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a signed event of the payment provider
         * @description The signature covers the body byte by byte, in Stripe's scheme (`stripe-signature: t=…,v1=…`). An event that is known, late, or about nothing of this service is answered with 200 as well. Refusals: `signature_invalid` (400), `payments_unavailable` (503).
         */
        post: operations["receiveWorkshopPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/telegram/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an update of the Telegram bot
         * @description Refusals: `telegram_secret_invalid` (403). An update of no interest is answered with 200 as well.
         */
        post: operations["receiveTelegramUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sessions with seats, line and money, drafts and past ones too, the latest first
         * @description Refusals of every operation of organisers: `unauthorized` (401).
         */
        get: operations["listOrganisedSessions"];
        put?: never;
        /**
         * Creates a session
         * @description Refusals: `reference_taken` (409), `time_does_not_exist` and `time_is_ambiguous` (422, the clocks change at that local time; give an offset), `start_in_past`, `price_too_low` (422).
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One session, by its id or its reference
         * @description Refusals: `workshop_not_found` (404).
         */
        get: operations["getOrganisedSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what is given; a new time or duration is mailed to everybody who comes
         * @description Refusals: `workshop_not_found` (404), `workshop_cancelled`, `capacity_below_taken`, `session_has_bookings` (409; a session that people have booked or wait for does not become a draft), `time_does_not_exist`, `time_is_ambiguous`, `start_in_past`, `price_too_low` (422), `reference_taken` (409).
         */
        patch: operations["changeSession"];
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes no more bookings (`Complet`)
         * @description Repeating it changes nothing. Refusals: `workshop_not_found` (404), `workshop_cancelled` (409).
         */
        post: operations["closeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes bookings again
         * @description Repeating it changes nothing. Refusals: `workshop_not_found` (404), `workshop_cancelled` (409).
         */
        post: operations["reopenSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a session, mails everybody who comes or waits, and refunds everybody who paid
         * @description Nobody can book it from then on; bookings end in portions in the background, and `seats` counts those that have not. Repeating it changes nothing. Refusals: `workshop_not_found` (404), `workshop_over` (409).
         */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who comes, and who did
         * @description Refusals: `workshop_not_found` (404).
         */
        get: operations["listSessionBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who comes, as CSV
         * @description RFC 4180, UTF-8. Cells that a spreadsheet would take for a formula begin with an apostrophe. Refusals: `workshop_not_found` (404).
         */
        get: operations["exportSessionBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/sessions/{id}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who waits, the first in line first
         * @description Refusals: `workshop_not_found` (404).
         */
        get: operations["listSessionWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/bookings/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds again what the provider reported as failed, or notes that it was refunded by hand
         * @description For bookings with `refund_failed`, and for refunds that are overdue. Refusals: `booking_not_found` (404), `refund_not_failed` (409).
         */
        post: operations["settleFailedRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshops/organiser/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came in and what went back, by session
         * @description Sessions that begin between the two dates (Paris), both included.
         */
        get: operations["getWorkshopRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: email */
        Email: string;
        SignUp: {
            email: components["schemas"]["Email"];
            /** @description At least 8 characters, with an upper-case letter, a lower-case letter, a number and one of !@#$%^&*(),.?":{}|<>, and not a common one. The first rule that fails is named. */
            password: string;
        };
        ResendVerification: {
            email: components["schemas"]["Email"];
        };
        ConfirmVerification: {
            token: string;
            /** @description The password of the sign-up that the link belongs to. */
            password?: string;
            /** @description Replaces it. The rules are those of `signUp`. */
            new_password?: string;
        };
        SignIn: {
            email: string;
            password: string;
            /**
             * @default browser
             * @enum {string}
             */
            client: "browser" | "token";
        };
        OpenSession: {
            /** Format: uuid */
            id: string;
            /** @description Such as "Firefox on Windows". */
            device: string;
            /** @enum {string} */
            kind: "desktop" | "mobile" | "tablet" | "program";
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description To a quarter of an hour.
             */
            last_used_at: string;
            /** @description The session of this call. */
            current: boolean;
        };
        ChangePassword: {
            present_password: string;
            password: string;
            /**
             * @default browser
             * @enum {string}
             */
            client: "browser" | "token";
        };
        ChangeEmail: {
            present_password: string;
            email: components["schemas"]["Email"];
        };
        LinkToken: {
            token: string;
        };
        /** @description A JSON Web Key Set (RFC 7517). */
        SigningKeys: {
            keys: components["schemas"]["SigningKey"][];
        };
        /** @description The public half of an Ed25519 key (RFC 8037). */
        SigningKey: {
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            x: string;
            kid: string;
            /** @enum {string} */
            alg: "EdDSA";
            /** @enum {string} */
            use: "sig";
        };
        SignOut: {
            refresh_token: string;
        };
        RefreshSession: {
            refresh_token?: string;
        };
        User: {
            /** Format: uuid */
            id: string;
            email: string;
        };
        Session: {
            access_token: string;
            /** @description Null in a browser, where it is an HttpOnly cookie. */
            refresh_token: string | null;
            /** @description Seconds since 1970-01-01 UTC. */
            expires_at: number;
            /** @description Seconds. */
            expires_in: number;
            user: components["schemas"]["User"];
        };
        ApiStats: {
            credit_balance_total: number;
            request_count_total: number;
            usage_count_total: number;
            /** Format: date-time */
            last_seen_at: string | null;
            has_keys: boolean;
        };
        ToolPricing: {
            tool_slug: string;
            display_name: string;
            description: string;
            icon: string;
            credit_cost: number;
            tool_type: string;
        };
        ApiKey: {
            /** @description The key id, shown masked: `dc_live_` and the first characters of the key. */
            kid: string;
            label: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
            active: boolean;
            /** @description The account's balance; keys have none of their own. */
            credit_balance: number;
            usage_count: number;
        };
        CreateKey: {
            /** @default Default Key */
            label: string;
            /** @description The user's own; the user comes from the session. */
            email?: string;
            /** @description The user's own. */
            user_id?: string;
        };
        CreatedKey: {
            /** @description The whole key. Shown once. */
            token: string;
            key: components["schemas"]["ApiKey"];
        };
        LedgerEntry: {
            id: string;
            /** Format: date-time */
            ts: string;
            /** @enum {string} */
            transaction_type: "api_action" | "tool" | "purchase" | "refund";
            slug: string | null;
            tool_slug: string | null;
            delta: number;
            balance_after: number;
            reason: string | null;
            /** @description Of the call that was charged or given back; null for lines that no call of the public API made. */
            request_id: string | null;
        };
        LedgerExtent: {
            /** @description Lines of this period and filter. */
            total: number;
            /** @description Number of the account's newest line; 0 when there is none. */
            as_of: number;
        };
        RefreshKey: {
            kid: string;
            /** @description The user's own; the user comes from the session. */
            email?: string;
            /** @description The user's own. */
            user_id?: string;
        };
        RequestPasswordRecovery: {
            email: components["schemas"]["Email"];
        };
        MailedLink: {
            /** @description What the link carries. */
            token: string;
        };
        ResetPassword: {
            token: string;
            /** @description The rules of `SignUp`. */
            password: string;
            /**
             * @default browser
             * @enum {string}
             */
            client: "browser" | "token";
        };
        AccountExport: {
            /** Format: date-time */
            exported_at: string;
            user: {
                [key: string]: unknown;
            };
            keys: {
                [key: string]: unknown;
            }[];
            billing: {
                [key: string]: unknown;
            };
            /** @description The calls to the public API of the last 30 days, newest first. */
            requests?: {
                [key: string]: unknown;
            }[];
            ledger: components["schemas"]["LedgerEntry"][];
        };
        /** @enum {string} */
        PlanSlug: "free" | "solo" | "build" | "grow" | "scale";
        /** @description Spelled as in the specification. */
        Plan: {
            slug: components["schemas"]["PlanSlug"];
            label: string;
            /** @description Whole units of the currency. */
            priceMonthly: number;
            creditsMonthly: number;
            /** @description How many calls the account may make in a minute. */
            callsPerMinute: number;
            /** @description The payment provider's price; null for the plan that costs nothing. */
            priceId: string | null;
            description: string;
            recommended: boolean;
            features: string[];
        };
        BillingOverview: {
            plan: components["schemas"]["PlanSlug"];
            /** @description The plan's label. */
            plan_name: string;
            /** @description How many calls the account may make in a minute. */
            calls_per_minute: number;
            /**
             * Format: date-time
             * @description When the next monthly credits arrive; null without a subscription, or when it is cancelled.
             */
            renew_at: string | null;
            /**
             * Format: date-time
             * @description When a cancelled subscription ends.
             */
            ends_at: string | null;
            /** @description The plan that follows with the next renewal, and when; null when none other does. */
            scheduled_plan: components["schemas"]["ScheduledPlan"] | null;
            /**
             * Format: date-time
             * @description When the payment failed that is due; null when none is.
             */
            payment_failed_at: string | null;
            /** @enum {string} */
            key_status: "new" | "active" | "suspended";
            has_api_key: boolean;
            /** @enum {string} */
            subscription_status: "none" | "active" | "past_due" | "canceled";
            credit_balance: number;
            credits_granted_this_cycle: number;
            /** @description Debits less refunds since the cycle began. */
            credits_used_this_cycle: number;
        };
        ScheduledPlan: {
            slug: components["schemas"]["PlanSlug"];
            label: string;
            /** Format: date-time */
            at: string;
        };
        AddOn: {
            slug: components["schemas"]["AddOnSlug"];
            label: string;
            /** @description What distinguishes it from others of the same label, such as its length. */
            option: string;
            description: string;
            /** @description The price in the smallest unit of the currency. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        AddOnSlug: "studio_hour" | "concierge_build_half_day" | "concierge_build_day";
        /** @description ISO 4217, in lower case. */
        Currency: string;
        BuyAddOn: {
            slug: string;
        };
        Purchase: {
            /** Format: uuid */
            id: string;
            product: string;
            description: string;
            /** @description In the smallest unit of the currency. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description `processing`: the payment was made, the money is on its way.
             * @enum {string}
             */
            state: "processing" | "paid";
            /** Format: date-time */
            ordered_at: string;
            /** Format: date-time */
            paid_at: string | null;
        };
        MailSettings: {
            /** @description A mail when 80 % and when 100 % of the credits of a cycle are used. */
            credit_alerts: boolean;
        };
        Subscribe: {
            priceId: string;
            /** @default 1 */
            quantity: number;
            kid?: string;
        };
        UsageSummaryRow: {
            /** @description Of the action or tool; null for purchases. */
            slug: string | null;
            /** @enum {string} */
            transaction_type: "api_action" | "tool" | "purchase" | "refund";
            display_name: string;
            /** @description Ledger lines. */
            total_usage: number;
            /** @description Credits moved: taken by `api_action` and `tool`, added by `purchase` and `refund`. */
            total_cost: number;
        };
        CreditHistoryPoint: {
            /** Format: date-time */
            at: string;
            balance: number;
        };
        ChatMessage: {
            message: string;
            /**
             * @default auto
             * @enum {string}
             */
            mode: "express" | "auto";
            /** @description How a language model words its `reply`. It has no other effect, and none where no model is asked. */
            system?: string;
        };
        ChatAnswer: {
            /** @description In the language of the message: English, French or Spanish. */
            reply: string;
            /** @enum {string} */
            outcome: "ran" | "proposed" | "incomplete" | "unclear" | "out_of_scope";
            /** @description The slug of the action that ran or is likely. */
            action: string | null;
            /** @description What the message says about its parameters. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Keys of parameters that it needs and the message does not name in a usable form. */
            missing: string[];
            /** @description All that the action takes; empty unless something is missing. */
            parameters: components["schemas"]["ActionParam"][];
            /** @description The `data` of the run. */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description Of the run; absent when there is nothing to say. */
            warnings?: string[];
            candidates: components["schemas"]["ChatCandidate"][];
            router: components["schemas"]["ChatRouter"];
            /** @description What did the work; null when nothing ran. */
            processor: {
                /** @description As in the result. */
                engine: string;
                ms: number;
            } | null;
            /** @description Credits debited. */
            cost: number;
            /** @description Credits left after the run; null when nothing ran. */
            balance: number | null;
            request_id: string;
        };
        ChatCandidate: {
            action: string;
            title: string;
            /** @description Share among all actions. */
            score: number;
            /** @description Words of the message that speak for it. */
            reasons: string[];
            /** @description What a run would cost. */
            cost: number;
        };
        ActionDescription: {
            message: string;
        };
        ActionProposals: {
            /**
             * @description The first proposal is likely and has all that it needs; is likely and lacks something; several are possible; no action does this.
             * @enum {string}
             */
            outcome: "proposed" | "incomplete" | "unclear" | "out_of_scope";
            /** @description More than one action is asked for. */
            asks_two: boolean;
            /** @description The best first; empty when no action does this. */
            proposals: components["schemas"]["ActionProposal"][];
            router: components["schemas"]["ChatRouter"];
        };
        ActionProposal: {
            action: string;
            title: string;
            one_liner: string;
            /** @description What a run would cost. */
            cost: number;
            /** @description Share among all actions. */
            score: number;
            /** @description Words of the description that speak for it. */
            reasons: string[];
            /** @description What the description says about its parameters. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Keys of parameters that it needs and the description does not name in a usable form. */
            missing: string[];
        };
        ChatRouter: {
            /**
             * @description What chose the action.
             * @enum {string}
             */
            engine: "classifier" | "model";
            ms: number;
            /** @description That the first candidate is what is asked for, and nothing else; measured for the classifier. */
            probability: number;
        };
        FileUpload: {
            /** @description A data URL in base64, or the part of a form. */
            file: string;
            /** @description Instead of the name that the form or the data URL gives. */
            name?: string;
        };
        StoredFile: {
            /** @description Stands for the file in the input of an action. */
            id: string;
            name: string;
            /** @description By its content. */
            mime: string;
            /** @description Bytes. */
            size: number;
            sha256: string;
            /**
             * Format: uri
             * @description Downloads it, for an hour.
             */
            url: string;
            /**
             * Format: date-time
             * @description When it is deleted.
             */
            expires_at: string;
        };
        Action: {
            slug: string;
            title: string;
            category: string;
            one_liner: string;
            credit_cost: number;
            /** @enum {string|null} */
            health_status: "healthy" | "degraded" | "down" | null;
            score: number | null;
            tags: string[];
            p95_latency_ms_24h: number | null;
            success_rate_24h: number | null;
            /** Format: date-time */
            last_verified_at: string | null;
            latency_target_ms: number | null;
            on_time_rate_24h: number | null;
            is_enabled: boolean;
        };
        ActionEvidence: {
            slug: string;
            /**
             * Format: date-time
             * @description The runs since this moment are counted, up to `until`.
             */
            from: string;
            /** Format: date-time */
            until: string;
            latency_target_ms: number;
            figures: components["schemas"]["ActionFigures"];
            runs: components["schemas"]["RunCounts"];
            latency: components["schemas"]["LatencyEvidence"];
            /** @description The runs of each hour that had any, oldest first. */
            hours: {
                /**
                 * Format: date-time
                 * @description When the hour began.
                 */
                at: string;
                counted: number;
                succeeded: number;
            }[];
            score: components["schemas"]["ScoreParts"];
            /** @description The last pass over all examples; null when there was none within a week. */
            verification: components["schemas"]["Verification"] | null;
            /** @description The passes of the last 24 hours, oldest first. */
            passes: {
                /** Format: date-time */
                finished_at: string;
                passed: boolean;
            }[];
            /** @description Passes that failed in a row within the last week, newest first, at most ten. */
            incidents: {
                /**
                 * Format: date-time
                 * @description The first pass that failed.
                 */
                from: string;
                /**
                 * Format: date-time
                 * @description The next pass that did not; null when there was none yet.
                 */
                until: string | null;
                failed_passes: number;
            }[];
        };
        /** @description As the catalogue shows them. */
        ActionFigures: {
            /** @enum {string|null} */
            health_status: "healthy" | "degraded" | "down" | null;
            score: number | null;
            p95_latency_ms_24h: number | null;
            success_rate_24h: number | null;
            on_time_rate_24h: number | null;
            /** Format: date-time */
            last_verified_at: string | null;
        };
        RunCounts: {
            /** @description Succeeded, failed, timed out or interrupted. */
            counted: number;
            /** @description Of them calls of customers. */
            live: number;
            /** @description Of them examples that the verifier ran. */
            examples: number;
            succeeded: number;
            failed: number;
            timed_out: number;
            interrupted: number;
            /** @description Succeeded within the latency target. */
            on_time: number;
            /** @description Not counted: the input could not be worked on, or a server that it named failed. */
            excluded: number;
        };
        /** @description Milliseconds of the runs that succeeded. */
        LatencyEvidence: {
            /**
             * @description Calls of customers alone where twenty succeeded; else examples too.
             * @enum {string}
             */
            basis: "live" | "all";
            count: number;
            p50: number | null;
            p95: number | null;
            p99: number | null;
            longest: number | null;
            distribution: {
                above_ms: number;
                /** @description Null for the last one. */
                up_to_ms: number | null;
                count: number;
            }[];
        };
        /** @description The points that add up to the score, before it is rounded; null as long as no pass succeeded. */
        ScoreParts: {
            /** @description Of 50. */
            reliability: number | null;
            /** @description Of 30. */
            on_time: number | null;
            /** @description Of 20. */
            freshness: number | null;
        };
        Verification: {
            /** Format: date-time */
            finished_at: string;
            passed: boolean;
            examples: {
                name: string;
                /** @description Where the expectation comes from, when it is not our own. */
                source: string | null;
                /**
                 * @description The whole result, or `fields` of it; null for an example that is no more.
                 * @enum {string|null}
                 */
                compared: "whole" | "part" | null;
                fields: string[];
                /** @enum {string} */
                outcome: "ok" | "server_error" | "timeout";
                fault: string | null;
                /** Format: date-time */
                started_at: string;
                duration_ms: number;
            }[];
        };
        RoutedAction: {
            slug: string;
            title: string;
            one_liner: string;
            tags: string[];
            aliases: string[];
            utterances: {
                en: string[];
                fr: string[];
                es: string[];
            };
            params: components["schemas"]["ActionParam"][];
            one_of: string[][];
        };
        Favorite: {
            action_slug: string;
            /** Format: date-time */
            created_at: string;
        };
        EmptySearch: {
            search_query: string;
            filters: {
                /** @description `all` where none was chosen. */
                category: string;
                showFavorites: boolean;
            };
        };
        /** @enum {string} */
        ReportReason: "wrong" | "incomplete" | "outdated" | "unreadable" | "other";
        NewAnswerReport: {
            /** @description Of the run. */
            request_id: string;
            reason: components["schemas"]["ReportReason"];
            /** @default  */
            comment: string;
            /** @description What was sent and answered, when the person agrees that the team reads it. Forgotten after 90 days. */
            content?: {
                input: {
                    [key: string]: unknown;
                };
                answer: {
                    [key: string]: unknown;
                };
            };
        };
        AnswerReport: {
            request_id: string;
            /** @description Slug. */
            action: string;
            reason: components["schemas"]["ReportReason"];
            comment: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined";
            /** @description 0 where the run had a refund before. */
            credits_refunded: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
        };
        /** @description `slug`, `authorization` and `body` are needed: without one of them the call is refused as `test_call_incomplete` (422). */
        TestCall: {
            slug?: string;
            /** @description `Bearer` and the key. */
            authorization?: string;
            /** @description The action's input. */
            body?: unknown;
            /**
             * @description Names the price and runs nothing.
             * @default false
             */
            dry_run: boolean;
            /** @description Refuses a dearer call. */
            max_credits?: number;
            idempotency_key?: string;
        };
        TestResult: {
            /** @description Of the call. */
            status: number;
            data: {
                [key: string]: unknown;
            } | null;
            /** @description What the problem says; null for a success. */
            error: string | null;
            /** @description Credits debited; of a dry run the price. */
            cost: number | null;
            /** @description Credits left; null where the answer does not say. */
            balance: number | null;
            duration_ms: number | null;
            request_id: string;
            warnings: string[];
            problem: components["schemas"]["Problem"] | null;
            /** @description Seconds. */
            retry_after: number | null;
            /** @description The answer of an earlier call with the same key of idempotency. */
            is_replay: boolean;
            /** @description The header `RateLimit` of the call. */
            rate_limit: string | null;
        };
        ActionFacts: {
            slug: string;
            /** @description Further slugs of the same action. */
            aliases: string[];
            title: string;
            category: string;
            one_liner: string;
            tags: string[];
            /** @description Credits per call, of the engine that is configured. */
            credit_cost: number;
            /** @description What a call that the language model answers costs, the same as `credit_cost`; absent where no model is configured or the action uses none. */
            credit_cost_llm?: number;
            /** @description What a call costs when the embedded engine has to answer instead of the model: the difference is given back. Absent as `credit_cost_llm`. */
            credit_cost_embedded?: number;
            /** @description Name of the language model; absent as `credit_cost_llm`. */
            model?: string;
            /**
             * @description Up to 1.8, 10 and 60 seconds.
             * @enum {string}
             */
            latency_class: "express" | "standard" | "batch";
            latency_target_ms: number;
            /**
             * @description How it works without a language model.
             * @enum {string}
             */
            engine: "deterministic" | "extractive" | "template" | "llm";
            /**
             * @description Whether it reads pages.
             * @enum {string}
             */
            network: "none" | "optional" | "required";
            is_enabled: boolean;
            /** @description What is missing. */
            disabled_reason: string | null;
        };
        ActionSummary: components["schemas"]["ActionFacts"];
        ActionDefinition: {
            params: components["schemas"]["ActionParam"][];
            /** @description Groups of parameters of which at least one is given. */
            one_of: string[][];
            groups: {
                id: string;
                label: string;
                /** @description Keys of parameters. */
                items: string[];
            }[];
            examples: {
                name: string;
                /** @description Where the expected answer comes from, when it is not our own. */
                source: string | null;
                input: {
                    [key: string]: unknown;
                };
            }[];
            /** @description JSON Schema 2020-12 of the body. */
            input_schema: {
                [key: string]: unknown;
            };
            /** @description JSON Schema 2020-12 of `data`. */
            output_schema: {
                [key: string]: unknown;
            };
        } & components["schemas"]["ActionFacts"];
        ActionParam: {
            key: string;
            label: string;
            /** @enum {string} */
            kind: "string" | "enum" | "array<enum>" | "number" | "boolean" | "json";
            required?: boolean;
            default?: unknown;
            description?: string;
            placeholder?: string;
            enum?: {
                value: string;
                label: string;
            }[];
            validate?: {
                /** @enum {string} */
                format?: "url" | "email";
                /** @description For strings, the shortest length. */
                min?: number;
                max?: number;
            };
            /** @description Of a JSON parameter, the form of its content (JSON Schema 2020-12). What is null inside is not there. */
            schema?: {
                [key: string]: unknown;
            };
            showIf?: {
                key: string;
                equals: unknown;
            };
            ui?: {
                multiline?: boolean;
                rows?: number;
                /** @description Of a number, as `km`. */
                unit?: string;
                /** @description The string names a file of one of these media types. */
                accept?: string[];
            };
        };
        RequestPage: {
            items: components["schemas"]["Request"][];
            /**
             * Format: uuid
             * @description `before` of the next page; null when there is none.
             */
            older: string | null;
            /**
             * Format: uuid
             * @description `after` of the page before; null at the newest page.
             */
            newer: string | null;
        };
        /** @description One call to the public API. */
        Request: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            /** @description As its answer named it. */
            request_id: string;
            /** @description The slug as it was called. */
            action: string | null;
            /**
             * @description A replay answers an earlier call with the same `Idempotency-Key` again; a price is a `Dry-Run`.
             * @enum {string}
             */
            kind: "run" | "replay" | "price";
            status: number;
            /** @description Of the problem; null for a success. `interrupted` when a crash ended the call; it was given back. */
            code: string | null;
            /** @description From arrival to answer, in our service; null when a crash ended the call. */
            duration_ms: number | null;
            /** @description Debited, and not given back. */
            credits: number;
            /** @description Further calls that the same limit turned away before this one and that are not listed. */
            unlisted: number;
        };
        RunResult: {
            /** @description What the action found; its shape is the action's own. Names its `engine`. */
            data: {
                [key: string]: unknown;
            };
            error: null;
            /** @constant */
            status: 200;
            /** @description Credits debited. */
            cost: number;
            /** @description Credits left. */
            balance: number;
            duration_ms: number;
            /** @description What is not as it could be; absent when there is nothing to say. The result stands. */
            warnings?: string[];
            request_id: string;
        };
        RunAccepted: {
            data: null;
            error: null;
            /** @constant */
            status: 202;
            /** @description Credits debited; they come back when the run fails. */
            cost: number;
            /** @description Credits left. */
            balance: number;
            request_id: string;
            run: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: uri
                 * @description Where `getRun` shows it.
                 */
                url: string;
            };
        };
        BackgroundRun: {
            /** Format: uuid */
            id: string;
            /** @description The slug. */
            action: string;
            /** @enum {string} */
            state: "waiting" | "running" | "succeeded" | "failed";
            /** Format: date-time */
            accepted_at: string;
            /** Format: date-time */
            began_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description When the run is forgotten, 24 hours after its end.
             */
            expires_at: string | null;
            /** @description Of the call that was accepted. */
            request_id: string;
            /** @description What the call would have been answered without `respond-async`: the result, or the problem with `cost: 0`. Null until the run has ended. */
            answer: components["schemas"]["RunResult"] | components["schemas"]["Problem"] | null;
            /** @description Null without `callback_url`. */
            callback: components["schemas"]["RunCallback"] | null;
        };
        RunCallback: {
            url: string;
            /**
             * @description `failed`: no further attempt is made.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description Oldest first. */
            attempts: components["schemas"]["CallbackAttempt"][];
            /** Format: date-time */
            next_attempt_at: string | null;
            /** @description The status that the last attempt was answered with; null without an answer. */
            last_status: number | null;
        };
        CallbackAttempt: {
            /** Format: date-time */
            at: string;
            status: number | null;
            /** @description Why there was no answer, such as `timed_out`, `unreachable` or `blocked_address`. */
            error: string | null;
            duration_ms: number;
        };
        RunEnded: {
            /** @enum {string} */
            type: "run.succeeded" | "run.failed";
            /**
             * Format: date-time
             * @description When the run ended.
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description The slug. */
                action: string;
                /** @enum {string} */
                state: "succeeded" | "failed";
                /** Format: date-time */
                accepted_at: string;
                /** Format: date-time */
                ended_at: string;
                /** @description Of the call that was accepted. */
                request_id: string;
                /** @description As in `getRun`. */
                answer: components["schemas"]["RunResult"] | components["schemas"]["Problem"];
            };
        };
        WebhookSecret: {
            /** @description `whsec_` and 32 bytes in base64. */
            secret: string;
            /**
             * Format: date-time
             * @description Null for the first one.
             */
            renewed_at: string | null;
        };
        DryRunResult: {
            data: null;
            error: null;
            /** @constant */
            status: 200;
            /** @constant */
            dry_run: true;
            /** @description What the call would cost. */
            cost: number;
            request_id: string;
        };
        /** @description RFC 9457 problem details. */
        Problem: {
            /**
             * Format: uri-reference
             * @description `/docs/errors/<code>`, the page about the code at this origin.
             */
            type: string;
            title: string;
            status: number;
            code: string;
            detail?: string;
            request_id: string;
            /** @description One entry per refused field. */
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @enum {string} */
            in: "path" | "query" | "header" | "body";
            /** @description Dotted path of the field; empty for the whole input. */
            field: string;
            message: string;
        };
        StrategyIntake: {
            /**
             * Format: uuid
             * @description Taken from the session; a different one is refused.
             */
            user_id?: string;
            strategy_name: string;
            /** @description One objective per line. */
            goals: string;
            /**
             * @description Comma-separated.
             * @default
             */
            competitors: string;
            tone: components["schemas"]["StrategyTone"];
            /** @default  */
            raw_text: string;
            /** @default  */
            pdf_url: string;
            /**
             * Format: uuid
             * @description An uploaded PDF; not together with `pdf_url`.
             */
            pdf_id?: string;
            /**
             * Format: uuid
             * @description Made by the client for each press of the button.
             */
            request_id?: string;
            /**
             * Format: uuid
             * @description A strategy of the same account whose analysis failed. It is deleted with the creation of the new one, so that it does not
             *     count for the limit; any other strategy is left alone.
             */
            replaces?: string;
        };
        KeptIntake: {
            strategy_name: string;
            goals: string;
            competitors: string;
            tone: components["schemas"]["StrategyTone"];
            raw_text: string;
            pdf_url: string;
            /** @description The uploaded PDF; null without one, and when the file is no longer kept. */
            pdf: components["schemas"]["Pdf"] | null;
            /** @description An uploaded PDF was part of the intake and is no longer kept; it has to be uploaded again. */
            is_pdf_gone: boolean;
        };
        AnalysisRetry: {
            pdf_url?: string;
            /** Format: uuid */
            pdf_id?: string;
        };
        Pdf: {
            /** Format: uuid */
            pdf_id: string;
            name: string;
            pages: number;
            characters: number;
            /** @description The first 200 characters of its text. */
            beginning: string;
        };
        StrategyCreated: {
            /** Format: uuid */
            strategy_id: string;
        };
        StrategyChange: {
            status?: components["schemas"]["StrategyStatus"];
            horizon_days?: number;
        };
        /** @enum {string} */
        StrategyStatus: "active" | "inactive";
        /** @enum {string} */
        StrategyTone: "professional" | "casual" | "expert";
        StrategyList: {
            strategies: components["schemas"]["StrategySummary"][];
            /** @description How many strategies the account may hold; null for any number (paid plans). */
            limit: number | null;
            /** @description Credits that the next analysis costs. */
            analysis_cost: number;
            engine: components["schemas"]["Engine"];
            workflows?: components["schemas"]["Workflows"];
        };
        /** @description Hosts of the workflows that the operator configured, which are told what a person typed; null where our engine does the work. */
        Workflows: {
            /** @description Analyses intakes. */
            intake: string | null;
            /** @description Writes drafts. */
            generation: string | null;
        };
        /** @description What will do the work. */
        Engine: {
            /** @description For example `embedded@2`, or the host and model of a language model. */
            name: string;
            /** @description Whether a language model does the work. */
            uses_model: boolean;
        };
        StrategySummary: {
            /** Format: uuid */
            id: string;
            strategy_name: string;
            status: components["schemas"]["StrategyStatus"];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            user_id: string;
            pillars_json: components["schemas"]["CitedLine"][] | null;
            analysis_state: components["schemas"]["AnalysisState"];
            idea_count: number;
        };
        Strategy: {
            /** Format: uuid */
            id: string;
            strategy_name: string;
            status: components["schemas"]["StrategyStatus"];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            user_id: string;
            /** @description Null until the analysis is done. */
            icp_json: components["schemas"]["CustomerProfile"] | null;
            /** @description Null until the analysis is done; empty when the intake names none. */
            pillars_json: components["schemas"]["CitedLine"][] | null;
            /** @description Null until the analysis is done; empty when the intake names none. */
            offers_json: components["schemas"]["CitedLine"][] | null;
            /** @description Null until the analysis is done. */
            tone_json: components["schemas"]["ToneProfile"] | null;
            /** @description One remark per line: what was read, and what was not found. */
            parsing_notes: string | null;
            /** @description The period the objectives name, in days. */
            horizon_days: number | null;
            competitors: string[];
            /** @description The web addresses named in the intake, none of them opened. */
            sources_seed: string[];
            /** Format: date-time */
            derived_at: string | null;
            idea_count: number;
            analysis: components["schemas"]["Analysis"];
            /** @description One for each part of the summary that is empty; none before the analysis is done. */
            questions: components["schemas"]["StrategyQuestion"][];
            /** @description Undecided ideas that rest on a line that was changed or taken out since. */
            outdated_idea_count: number;
            idea_generation: components["schemas"]["IdeaGeneration"];
        };
        /** @enum {string} */
        StrategyPart: "roles" | "company_types" | "sectors" | "pain_points" | "pillars" | "offers" | "voice";
        StrategyQuestion: {
            part: components["schemas"]["StrategyPart"];
            question: string;
        };
        StrategyLineAddition: {
            part: components["schemas"]["StrategyPart"];
            text: string;
        };
        StrategyLineText: {
            text: string;
        };
        IdeaGeneration: {
            /** @enum {string} */
            state: "idle" | "queued" | "running" | "failed";
            /** @description Why it failed and what to do; null otherwise. */
            message: string | null;
            /** @description What wrote the latest ideas. */
            engine: string | null;
            /** @description Why the embedded engine wrote them, when a model should have. */
            notice: string | null;
        };
        /** @enum {string} */
        AnalysisState: "queued" | "running" | "done" | "failed";
        Analysis: {
            state: components["schemas"]["AnalysisState"];
            /** @description Per cent. */
            progress: number;
            /** @description What is going on, in words. */
            message: string;
            /** @description What did the work, for example `embedded@1`. */
            engine: string | null;
            /** @description Why the embedded engine did the work, when a model should have. */
            notice: string | null;
            /** @description Credits that were taken for it; 0 after a refund. */
            cost: number;
            /** @description It failed because of its PDF, which has to be replaced or left out. */
            is_pdf_fault?: boolean;
            /** @description It failed because of what was typed; the same text would fail again. */
            is_intake_fault?: boolean;
            steps: components["schemas"]["AnalysisStep"][];
        };
        AnalysisStep: {
            /** @enum {string} */
            id: "reading" | "audience" | "offers" | "pillars" | "tone";
            label: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "failed";
        };
        /** @description A line of a summary and the sentence that it came from. */
        CitedLine: {
            /** @description Stays while the line is there. */
            id: string;
            text: string;
            source: components["schemas"]["Citation"];
        };
        Citation: {
            /**
             * @description `answer` is what the person said of the summary.
             * @enum {string}
             */
            field: "strategy_name" | "goals" | "competitors" | "tone" | "raw_text" | "pdf" | "answer";
            /** @description Exactly as typed. */
            sentence: string;
            /** @description Its place among the sentences of the field. */
            index: number;
        };
        /** @description Who the product is for. What the intake does not say is an empty list. */
        CustomerProfile: {
            roles: components["schemas"]["CitedLine"][];
            company_types: components["schemas"]["CitedLine"][];
            sectors: components["schemas"]["CitedLine"][];
            pain_points: components["schemas"]["CitedLine"][];
        };
        ToneProfile: {
            tone: components["schemas"]["StrategyTone"];
            /**
             * @description The language the intake is written in, when it is one the engine knows.
             * @enum {string|null}
             */
            language: "en" | "fr" | "es" | null;
            /** @description What the intake asks of the voice. */
            voice: components["schemas"]["CitedLine"][];
        };
        /** @enum {string} */
        IdeaStatus: "new" | "pending" | "approved" | "rejected" | "published";
        IdeaRequest: {
            /** @default 12 */
            count: number;
            /** @description Only ideas for this pillar. */
            pillar?: string;
        };
        IdeaChange: {
            status?: components["schemas"]["IdeaStatus"];
            /** Format: date */
            scheduled_on?: string | null;
        };
        PlanRequest: {
            /** Format: date */
            starts_on: string;
        };
        IdeaList: {
            ideas: components["schemas"]["Idea"][];
        };
        Idea: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            strategy_id: string;
            /** Format: uuid */
            user_id: string;
            title: string;
            summary: string;
            /** @description How the idea approaches its pillar, for example `how-to`. */
            angle: string;
            pillar: string;
            novelty_score: number;
            novelty: components["schemas"]["Novelty"];
            status: components["schemas"]["IdeaStatus"];
            /** @description A line that it rests on was changed or taken out since. */
            is_outdated: boolean;
            /** Format: date */
            scheduled_on: string | null;
            /** @description The sentences that it rests on. */
            sources: components["schemas"]["Citation"][];
            engine: string;
            /** Format: date-time */
            created_at: string;
            /** @description One for each format, once the idea was approved: blog, linkedin, tweet. */
            drafts: components["schemas"]["DraftSummary"][];
        };
        /** @description Why an idea has its novelty score. */
        Novelty: {
            /** @description The idea or text that it resembles most. */
            nearest_title: string | null;
            shared_words: string[];
            explanation: string;
        };
        /** @enum {string} */
        DraftFormat: "blog" | "linkedin" | "tweet";
        /**
         * @description `ready` has a text; `failed` has none, or the one from before.
         * @enum {string}
         */
        DraftStatus: "queued" | "writing" | "ready" | "failed";
        DraftSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            idea_id: string;
            format_type: components["schemas"]["DraftFormat"];
            /** @description Null until it is written. */
            content_md: string | null;
            quality_score: number | null;
            status: components["schemas"]["DraftStatus"];
            /** @description Of the text; 0 until it is written. */
            version: number;
        };
        Draft: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            idea_id: string;
            format_type: components["schemas"]["DraftFormat"];
            content_md: string | null;
            quality_score: number | null;
            status: components["schemas"]["DraftStatus"];
            version: number;
            /** @enum {string} */
            language: "en" | "fr" | "es";
            tone: components["schemas"]["StrategyTone"];
            /** @description What the quality score is made of; its weights add up to 1. */
            rubric: components["schemas"]["RubricLine"][];
            /** @description One for each sentence that the engine wrote. */
            sources: components["schemas"]["DraftSource"][];
            /** @description What wrote this version; `you` after an edit. */
            engine: string | null;
            /** @description Why the embedded engine wrote it, when a model should have. */
            notice: string | null;
            /** @description Why it could not be written and what to do. */
            failure: string | null;
            /** Format: date-time */
            written_at: string | null;
        };
        RubricLine: {
            /** @enum {string} */
            id: "length" | "structure" | "sources" | "readability" | "repetition" | "completeness";
            label: string;
            score: number;
            weight: number;
            /** @description What was measured and the range that is wanted. */
            explanation: string;
        };
        DraftSource: {
            /** @description A sentence of the draft. */
            sentence: string;
            /**
             * @description `grammar`: a connecting sentence without a claim; `missing`: marks a fact that the person has to fill in; `unverified`: claims something that no source says.
             * @enum {string}
             */
            origin: "grammar" | "intake" | "missing" | "unverified";
            source: components["schemas"]["Citation"] | null;
        };
        DraftChange: {
            content_md: string;
            base_version: number;
        };
        DraftVersionList: {
            versions: components["schemas"]["DraftVersion"][];
        };
        DraftVersion: {
            version: number;
            content_md: string;
            quality_score: number;
            engine: string;
            /** Format: date-time */
            written_at: string;
        };
        WorkflowLines: string[];
        AnalysisDelivery: {
            icp_json: {
                roles: components["schemas"]["WorkflowLines"];
                company_types: components["schemas"]["WorkflowLines"];
                sectors: components["schemas"]["WorkflowLines"];
                pain_points: components["schemas"]["WorkflowLines"];
            };
            pillars_json: components["schemas"]["WorkflowLines"];
            offers_json: components["schemas"]["WorkflowLines"];
            tone_json?: {
                voice: components["schemas"]["WorkflowLines"];
            };
        };
        DraftsDelivery: {
            drafts: {
                format_type: components["schemas"]["DraftFormat"];
                content_md: string;
            }[];
        };
        /** @description What a browser sends of a form; what is missing or wrong is said on the page. */
        WaitlistForm: {
            /** @default  */
            email: string;
            /** @default  */
            consent: string;
            /**
             * @default 2026-11-20
             * @enum {string}
             */
            consent_version: "2026-11-20";
            /** @enum {string} */
            language: "fr" | "en" | "es";
            page: string;
        };
        OneClickWithdrawal: {
            "List-Unsubscribe"?: string;
        };
        WaitlistOffer: {
            /** @description What each of the first gets. */
            credits: number;
            places: number;
            /** @description Null while the service that gives the credits is not installed. */
            places_left: number | null;
        };
        ExpertRequest: {
            /** @enum {string} */
            service: "audit" | "development" | "training";
            name: string;
            /** Format: email */
            email: string;
            company?: string;
            message: string;
            /** @constant */
            consent: true;
            /** @enum {string} */
            consent_version: "2026-11-27";
            page: string;
        };
        /** @description What a browser sends of a form; what is missing or wrong is said on the page. */
        ExpertForm: {
            /** @default  */
            service: string;
            /** @default  */
            name: string;
            /** @default  */
            email: string;
            /** @default  */
            company: string;
            /** @default  */
            message: string;
            /** @default  */
            consent: string;
            /**
             * @default 2026-11-27
             * @enum {string}
             */
            consent_version: "2026-11-27";
            page: string;
        };
        WaitlistEntry: {
            /** Format: email */
            email: string;
            /** @constant */
            consent: true;
            /**
             * @description The version of the consent text that was shown; each stands in `openapi/texts/consents.json`.
             * @enum {string}
             */
            consent_version: "2026-11-20";
            /** @enum {string} */
            language: "fr" | "en" | "es";
            /** @description The path of the page with the form. */
            page: string;
        };
        ConfirmWaitlistEntry: {
            token: string;
        };
        /** @description The shell, or a remote. */
        DeployableName: string;
        RemoteName: string;
        ReleaseVersion: string;
        /** @description A file relative to the release's folder, with forward slashes. */
        ReleasePath: string;
        /** @description Subresource integrity. */
        Integrity: string;
        /**
         * @description The integrity of the release's integrity.json, which holds that of its modules. A page reads it before it loads a remote that
         *     its own import map does not cover.
         */
        IntegrityList: string;
        RemoteArea: {
            path: string;
            /** @enum {string} */
            layout: "app" | "site" | "bare";
            /** @enum {string} */
            access: "public" | "signed-in";
            /** @description Only for people who have an API key. */
            needsKey?: boolean;
            /**
             * @description The language of its pages when their addresses do not say it.
             * @enum {string}
             */
            lang?: "en" | "fr" | "es";
        };
        NavEntry: {
            label: string;
            to: string;
            when?: string[];
        };
        /**
         * @description What the shell and a remote share at run time: the version of React and, for each shared package, names of its exports.
         *     A remote needs them, the shell offers them; both lists are read from the build.
         */
        FrontContract: {
            /** @description A remote runs in a shell whose React has the same major version and no older minor version. */
            react: string;
            /** @description Names by package or entry, such as `@declic/design-system/dialog`. */
            exports: {
                [key: string]: string[];
            };
        };
        /**
         * @description The operations that the code calls, by id, with a hash of the contract that each was built with. The contracts themselves are in
         *     the release's file api-contract.json.
         */
        CalledOperations: {
            [key: string]: string;
        };
        /**
         * @description What the first view of a route needs, by route pattern; `*` holds what every route needs: files of the release, and entries that
         *     the shell fetches on demand, such as `@declic/design-system/tabs`.
         */
        PreloadLists: {
            [key: string]: components["schemas"]["ReleasePath"][];
        };
        PagePath: string;
        /**
         * @description The pages that the build rendered to HTML: the file of each, by its path without a slash at the end. Absent from releases
         *     without any.
         */
        ReleasePages: {
            [key: string]: components["schemas"]["ReleasePath"];
        };
        /** @description The route patterns of these pages, such as `/workshops/:id`. */
        LivePaths: components["schemas"]["PagePath"][];
        /**
         * @description The pages that the edge has rendered from live data: the file with the program that renders them, and their routes. Absent from
         *     releases without any.
         */
        ReleaseLivePages: {
            program: components["schemas"]["ReleasePath"];
            paths: components["schemas"]["LivePaths"];
        };
        ReleaseFile: {
            path: components["schemas"]["ReleasePath"];
            bytes: number;
            integrity: components["schemas"]["Integrity"];
        };
        /** @description The release.json that a remote's build writes. */
        ReleaseManifest: {
            /** @constant */
            schema: 1;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remote";
            name: components["schemas"]["RemoteName"];
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            title: string;
            areas: components["schemas"]["RemoteArea"][];
            nav: components["schemas"]["NavEntry"][];
            needs: components["schemas"]["FrontContract"];
            entry: components["schemas"]["ReleasePath"];
            files: components["schemas"]["ReleaseFile"][];
            preload: components["schemas"]["PreloadLists"];
            pages?: components["schemas"]["ReleasePages"];
            livePages?: components["schemas"]["ReleaseLivePages"];
            operations: components["schemas"]["CalledOperations"];
        };
        /** @description The release.json of a build of the shell. */
        ShellManifest: {
            /** @constant */
            schema: 1;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shell";
            /** @constant */
            name: "shell";
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            title: string;
            entry: components["schemas"]["ReleasePath"];
            files: components["schemas"]["ReleaseFile"][];
            offer: components["schemas"]["FrontContract"];
            /** @description The files of each shared entry that the shell fetches when a remote first needs it. */
            onDemand?: {
                [key: string]: components["schemas"]["ReleasePath"][];
            };
            operations?: components["schemas"]["CalledOperations"];
        };
        DeployableManifest: components["schemas"]["ReleaseManifest"] | components["schemas"]["ShellManifest"];
        /**
         * @description The version that the caller believes to be current, null for none. When another one is, the change is refused. Without it
         *     nothing is compared.
         */
        ExpectedVersion: string | null;
        /**
         * @description Chooses the version although the shell, a remote or the API lacks what is needed; what the gates said stands in the history. For
         *     operators only. Missing files and areas of others are refused all the same.
         * @default false
         */
        GateOverride: boolean;
        /** @description Why */
        ChangeReason: string;
        UploadId: string;
        /** @description The release.json of a build. What storing does not need is checked when the version is registered. */
        UploadManifest: {
            name: components["schemas"]["DeployableName"];
            version: components["schemas"]["ReleaseVersion"];
            files: components["schemas"]["ReleaseFile"][];
        };
        Upload: {
            id: components["schemas"]["UploadId"];
            /** @description The files to send. Of files with the same content, one is named. */
            missing: components["schemas"]["ReleaseFile"][];
        };
        RegisterRelease: {
            manifest: components["schemas"]["DeployableManifest"];
            /**
             * @description Whether visitors get this version from now on.
             * @default true
             */
            activate: boolean;
            override?: components["schemas"]["GateOverride"];
            /**
             * @description Leaves the choice alone when another actor made it, and when the deployable is frozen, retired or has a canary. For
             *     publishers that run again and again.
             * @default false
             */
            unless_chosen_by_others: boolean;
            expect?: components["schemas"]["ExpectedVersion"];
            /** @description Who wrote the change. */
            author?: string;
            /** @description The commit that was built. */
            commit?: string;
            reason?: components["schemas"]["ChangeReason"];
        };
        Release: {
            name: components["schemas"]["DeployableName"];
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            title: string;
            author: string | null;
            commit: string | null;
            reason: string | null;
            /** @description The sum of its files. */
            bytes: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last made current; null when no visitor ever got it.
             */
            activated_at: string | null;
            /**
             * Format: date-time
             * @description When it first rendered a page for a visitor.
             */
            rendered_at: string | null;
            /**
             * Format: date-time
             * @description When it was withdrawn; from then on it is never chosen and never stands in for another version.
             */
            withdrawn_at: string | null;
            /**
             * Format: date-time
             * @description When its files were deleted.
             */
            collected_at: string | null;
            current: boolean;
        };
        Deployable: {
            name: components["schemas"]["DeployableName"];
            owner: string;
            title: string;
            choice: components["schemas"]["OptionalChoice"];
            /** @description The versions that visitors get, or would get of a retired deployable; the current one first, then the canary. */
            served: components["schemas"]["Release"][];
        };
        ServedRelease: {
            name: components["schemas"]["DeployableName"];
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            /** @enum {string} */
            role: "stable" | "canary" | "fallback";
            offer: components["schemas"]["OptionalFrontContract"];
            needs: components["schemas"]["OptionalFrontContract"];
            operations: components["schemas"]["CalledOperations"];
            /** @description Its file api-contract.json; null when it was built before there was one. */
            contract: {
                [key: string]: unknown;
            } | null;
        };
        OptionalFrontContract: components["schemas"]["FrontContract"] | null;
        /** @description The `next_cursor` or `previous_cursor` of another page. */
        EventCursor: string;
        ReleaseEventPage: {
            items: components["schemas"]["ReleaseEvent"][];
            /** @description Leads to older events; null on the last page. */
            next_cursor: string | null;
            /** @description Leads to newer events; null on the first page. */
            previous_cursor: string | null;
        };
        ReleaseEvent: {
            id: number;
            name: components["schemas"]["DeployableName"];
            version: string | null;
            action: components["schemas"]["ReleaseAction"];
            /** @description The team, operator or service that did it. */
            actor: string;
            reason: string | null;
            /** @description What the decision was based on, such as counts of failures. */
            evidence: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @enum {string} */
        ReleaseAction: "registered" | "promoted" | "rolled_back" | "canary_started" | "canary_changed" | "canary_ended" | "withdrawn" | "frozen" | "unfrozen" | "retired" | "revived" | "refused" | "collected";
        ShellOffer: {
            offer: components["schemas"]["FrontContract"] | null;
        };
        /** @description What visitors get of a deployable. */
        Choice: {
            name: components["schemas"]["DeployableName"];
            version: components["schemas"]["ReleaseVersion"];
            /** @description The version to go back to; null when there is none. */
            previous: string | null;
            /** @description The version that stands in when the current one fails; null when there is none. */
            fallback: string | null;
            /** @description The version that a share of the visitors gets instead. */
            canary: string | null;
            canary_percent: number | null;
            /**
             * Format: date-time
             * @description Since when changes are refused.
             */
            frozen_at: string | null;
            /**
             * Format: date-time
             * @description Since when no visitor gets it.
             */
            retired_at: string | null;
            /** @description Who chose the current version. */
            chosen_by: string;
            /** Format: date-time */
            chosen_at: string;
            /** @description Why the current version was chosen. */
            chosen_reason: string | null;
            /** @description Who started the canary. */
            canary_by: string | null;
            /** @description Why the canary was started. */
            canary_reason: string | null;
            /** @description Grows with each change. */
            revision: number;
        };
        OptionalChoice: components["schemas"]["Choice"] | null;
        CompositionId: string;
        Composition: {
            id: components["schemas"]["CompositionId"];
            shell?: components["schemas"]["ComposedShell"];
            remotes: components["schemas"]["ComposedRemote"][];
            ticket?: components["schemas"]["BeaconTicket"];
        };
        /** @description The build of the shell that the page runs in; absent before the first was released. */
        ComposedShell: {
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            title: string;
            /** @description Address of the HTML document: `/shell/3f2a…/index.html`. */
            entry: string;
            /** @description The integrity of its page and of every module of it, by path. The edge writes it into no page as such. */
            integrity?: {
                [key: string]: components["schemas"]["Integrity"];
            };
        };
        /** @description For each deployable that is not retired, what visitors may get of it. */
        Candidates: {
            /** @description The id of the composition of the stable versions. */
            id?: components["schemas"]["CompositionId"];
            shell: components["schemas"]["ShellCandidates"] | null;
            remotes: components["schemas"]["RemoteCandidates"][];
        };
        ShellCandidates: {
            stable: components["schemas"]["ComposedShell"];
            canary?: {
                percent: components["schemas"]["CanaryPercent"];
                release: components["schemas"]["ComposedShell"];
            };
        };
        RemoteCandidates: {
            stable: components["schemas"]["ComposedRemote"];
            canary?: {
                percent: components["schemas"]["CanaryPercent"];
                release: components["schemas"]["ComposedRemote"];
            };
        };
        CanaryPercent: number;
        ComposedRemote: components["schemas"]["PageRemote"] & {
            preload: components["schemas"]["PreloadLists"];
            /** @description The integrity of every module of the release, by path. */
            integrity: {
                [key: string]: components["schemas"]["Integrity"];
            };
            pages?: components["schemas"]["ComposedPages"];
            livePages?: components["schemas"]["ComposedLivePages"];
        };
        /** @description The program of the release that renders pages from live data, with its hash, and the routes of these pages. */
        ComposedLivePages: {
            program: components["schemas"]["ComposedPage"];
            paths: components["schemas"]["LivePaths"];
        };
        /** @description The pages of the release that are there as HTML, each with its hash, by path. The edge puts one into the document. */
        ComposedPages: {
            [key: string]: components["schemas"]["ComposedPage"];
        };
        ComposedPage: {
            file: components["schemas"]["ReleasePath"];
            integrity: components["schemas"]["Integrity"];
        };
        /** @description One remote as a visitor gets it. The edge writes nothing more of it into a page. */
        PageRemote: {
            name: components["schemas"]["RemoteName"];
            version: components["schemas"]["ReleaseVersion"];
            owner: string;
            title: string;
            /** @description Address of the entry module: `/remotes/mf-flow/3f2a…/remoteEntry.js`. */
            entry: string;
            areas: components["schemas"]["RemoteArea"][];
            nav: components["schemas"]["NavEntry"][];
            needs: components["schemas"]["FrontContract"];
            integrityList?: components["schemas"]["IntegrityList"];
            /** @description Versions of it that were withdrawn lately. An open page never loads them any more. */
            withdrawn?: components["schemas"]["ReleaseVersion"][];
            fallback?: components["schemas"]["FallbackVersion"];
        };
        /** @description The last good version, tried in the same session when the chosen one fails. */
        FallbackVersion: {
            version: components["schemas"]["ReleaseVersion"];
            entry: string;
            needs: components["schemas"]["FrontContract"];
            integrityList?: components["schemas"]["IntegrityList"];
        };
        VersionOverride: {
            name: components["schemas"]["DeployableName"];
            version: components["schemas"]["ReleaseVersion"];
        };
        /**
         * @description For how long the link works.
         * @default 8
         */
        PreviewHours: number;
        /** @description What a link shows and until when, signed by the registry. */
        PreviewToken: string;
        PreviewLink: {
            /** @description The address at the origin of the product: `/preview?token=…`. */
            path: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** @description What a previewed page says about itself. */
        PreviewNotice: {
            /** @description The versions that differ from what visitors get; empty for a composition that is replayed. */
            overrides: components["schemas"]["VersionOverride"][];
            /** @description The earlier composition that is shown; null for a preview of versions. */
            replayed: components["schemas"]["CompositionId"] | null;
            /** Format: date-time */
            expires_at: string;
        };
        Preview: {
            notice: components["schemas"]["PreviewNotice"];
            /** @description The path of the page that the link leads to. */
            opens_at: string;
            composition: components["schemas"]["Composition"];
        };
        Beacon: components["schemas"]["RemoteLoadedBeacon"] | components["schemas"]["RemoteFailedBeacon"] | components["schemas"]["NotFoundBeacon"];
        RemoteLoadedBeacon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "loaded";
            ticket?: components["schemas"]["BeaconTicket"];
            composition_id: components["schemas"]["BeaconText"];
            remote: components["schemas"]["BeaconText"];
            version: components["schemas"]["BeaconText"];
            owner: components["schemas"]["BeaconText"];
            path: components["schemas"]["BeaconPath"];
            duration_ms: number;
        };
        RemoteFailedBeacon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "failed";
            ticket?: components["schemas"]["BeaconTicket"];
            composition_id: components["schemas"]["BeaconText"];
            remote: components["schemas"]["BeaconText"];
            version: components["schemas"]["BeaconText"];
            owner: components["schemas"]["BeaconText"];
            path: components["schemas"]["BeaconPath"];
            failure: components["schemas"]["BeaconFailure"];
            message: string;
        };
        NotFoundBeacon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "not-found";
            ticket?: components["schemas"]["BeaconTicket"];
            composition_id: components["schemas"]["BeaconText"];
            path: components["schemas"]["BeaconPath"];
        };
        /**
         * @description What failed. load, slow: a file did not come, or not in time. contract: the shell lacks what it needs. render: its code threw
         *     while a page was made (import of a route, loader, render, effect). runtime: later (event, promise, timer). unmount: when
         *     its page was left. mismatch: its code showed something else than its HTML, and the page was rendered again.
         * @enum {string}
         */
        BeaconFailure: "load" | "slow" | "contract" | "render" | "runtime" | "unmount" | "mismatch";
        /**
         * @description The proof that this composition was served to this network within the last 24 hours. Beacons without a valid one are logged and
         *     not counted.
         */
        BeaconTicket: string;
        BeaconText: string;
        BeaconPath: string;
        SetCanary: {
            /** @description A registered version. While another one is in canary, the call is refused. */
            version: components["schemas"]["ReleaseVersion"];
            percent: components["schemas"]["CanaryPercent"];
            expect?: components["schemas"]["ExpectedVersion"];
            reason?: components["schemas"]["ChangeReason"];
        };
        EndCanary: {
            /** @description The version that the caller believes to be in canary. When it is not, the call is refused. */
            version: components["schemas"]["ReleaseVersion"];
            expect?: components["schemas"]["ExpectedVersion"];
            reason?: components["schemas"]["ChangeReason"];
        };
        /**
         * @description Counted are networks (IPv4 /24, IPv6 /48), each once for a version and kind within 24 hours, so that no single client moves a
         *     figure. All figures of one version are from the same window.
         */
        ReleaseHealth: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            versions: components["schemas"]["VersionHealth"][];
        };
        VersionHealth: {
            name: string;
            version: string;
            /**
             * @description `earlier`: pages that were opened before still run it, or it stands in for another version.
             * @enum {string}
             */
            role: "stable" | "canary" | "earlier";
            /** @description Networks in which it ran or failed. */
            loads: number;
            /** @description Of these, networks in which it failed at least once. */
            failed: number;
            /** @description failed / loads; null without loads. */
            failure_rate: number | null;
            /** @description Networks by kind of failure; one network may have several kinds. */
            failures: {
                load: number;
                slow: number;
                contract: number;
                render: number;
                runtime: number;
                unmount: number;
                /** @description Is no part of `failed`: the page worked. */
                mismatch: number;
            };
            /** @description Its part of the loads of all versions of this deployable; null without loads. */
            traffic_share: number | null;
            /** @description The percentage of visitors that is meant to get it, of a canary. */
            canary_percent: number | null;
            /** @description Of a running canary, how far its comparison with the stable version has come. */
            trial: components["schemas"]["CanaryTrial"] | null;
            /** Format: date-time */
            last_seen_at: string | null;
        };
        CanaryTrial: {
            /** Format: date-time */
            started_at: string;
            canary: components["schemas"]["TrialSample"];
            stable: components["schemas"]["TrialSample"];
            /** @description In fewer failed networks of the canary it is not withdrawn, whatever the test says. */
            least_failed: number;
            /** @description How often it was compared so far. */
            looks: number;
            /** @description It is compared when it has so many loads, or an hour after the last look. */
            next_look_at_loads: number;
            /** @description It is withdrawn when the p-value of the next look is not above this. */
            next_alpha: number;
            /** Format: date-time */
            last_look_at: string | null;
            /** @description What the p-value of the last look was compared with. */
            last_alpha: number | null;
            /** @description The p-value of the last look (Fisher's exact test, one-sided); null before the first. */
            last_p: number | null;
        };
        /** @description The networks that reported one version since the canary was started. */
        TrialSample: {
            version: components["schemas"]["ReleaseVersion"];
            loads: number;
            failed: number;
        };
        WorkshopSession: {
            /** Format: uuid */
            id: string;
            title: string;
            subtitle: string;
            /** Format: date-time */
            start_utc: string;
            /**
             * Format: date-time
             * @description The start that was announced before the session was moved. Null when it was not.
             */
            previous_start_utc: string | null;
            /**
             * Format: date-time
             * @description Since when the session can be booked. Null when that was not kept.
             */
            published_at: string | null;
            duration_min: number;
            /** @description Derived from the seat ledger. */
            seats_left: number;
            /** @description Premium tickets take a seat of the room and one of the After-Workshop. */
            premium_seats_left: number;
            /** @description Full, not over, and the line takes places. */
            waiting_list_open: boolean;
            status: components["schemas"]["WorkshopStatus"];
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @enum {string} */
            format: "live_coding" | "hands_on" | "questions";
            /** @description Null when the cover is drawn from id and level. */
            cover_url: string | null;
            /** @description Path of the picture of shared links, another one when its content changed. */
            picture_url: string;
            stack: components["schemas"]["TextList"];
            agenda: components["schemas"]["TextList"];
            objectives: components["schemas"]["TextList"];
            deliverables: components["schemas"]["TextList"];
            prerequisites: components["schemas"]["TextList"];
            perks: components["schemas"]["TextList"];
            ticket_free_enabled: boolean;
            /** @description 0 when no premium ticket is sold. */
            premium_price_eur: number;
        };
        /**
         * @description `ended` (over, without a replay) and `cancelled` are shown by `getWorkshop` alone.
         * @enum {string}
         */
        WorkshopStatus: "upcoming" | "live" | "replay" | "soldout" | "ended" | "cancelled";
        TextList: string[];
        BookingPolicy: {
            /** @description Until so many hours before the start a cancellation is free and a premium ticket is refunded. */
            free_cancellation_hours: number;
            /** @description A refund is made within so many hours. */
            premium_refund_hours: number;
            /** @description A premium seat is held so long while it is paid for. */
            payment_minutes: number;
            /** @description A seat that became free is held so long for the next in line. */
            offer_hours: number;
            /** @description A booking that waits for the press in the mail ends after so many hours. */
            confirmation_hours: number;
            after_workshop_seats: number;
            live_minutes: number;
            after_workshop_minutes_min: number;
            after_workshop_minutes_max: number;
            premium_discount_percent: number;
            premium_discount_months: number;
            sentences: components["schemas"]["PolicySentences"];
        };
        /** @description In French, for pages and mails. */
        PolicySentences: {
            /** @description Until when a cancellation is free. */
            cancellation: string;
            /** @description What becomes of the money of a premium ticket. */
            refund: string;
            /** @description What holds after that. */
            late_cancellation: string;
            replay: string;
            /** @description What the Pass Gratuit includes. */
            free_ticket: string[];
            /** @description What the premium ticket includes. */
            premium_ticket: string[];
            after_workshop: string;
            discount: string;
            /** @description How long a seat is held for the payment. */
            payment: string;
            /** @description How long a freed seat is held for the next in line. */
            offer: string;
            /** @description How long an unconfirmed booking waits for the press in the mail. */
            confirmation: string;
            transfer: string;
            /** @description Who takes part. */
            participants: string;
        };
        BookWorkshop: {
            /** Format: uuid */
            sessionId: string;
            /** Format: email */
            email: string;
            firstName: string;
            role?: string;
            ticketType: components["schemas"]["TicketType"];
            /** @constant */
            gdprConsent: true;
            telegramNotifications: boolean;
            telegramUsername?: string;
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
        };
        /** @enum {string} */
        TicketType: "free" | "premium";
        BookingResult: {
            registration: components["schemas"]["WorkshopRegistration"];
            /** @description The page to pay on; null for a free ticket. */
            paymentUrl: string | null;
            /**
             * Format: date-time
             * @description Until when a held seat can be paid for and an unconfirmed booking confirmed.
             */
            expiresAt: string | null;
            /** @description Reads the state of this booking (`getBookingStatus`) and nothing else. */
            statusToken: string;
            /** @description Joins the chat with the bot to this booking; null without a bot, without the wish, or before the booking is confirmed. */
            telegramUrl: string | null;
            error: string | null;
        };
        /**
         * @description `unconfirmed` takes no seat yet. `expired` was not paid for or not confirmed in time. `refunded` is over and its payment went back.
         * @enum {string}
         */
        BookingState: "unconfirmed" | "held" | "confirmed" | "cancelled" | "expired" | "refunded";
        WorkshopRegistration: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            sessionId: string;
            email: string;
            firstName: string;
            ticketType: components["schemas"]["TicketType"];
            status: components["schemas"]["BookingState"];
            /** Format: date-time */
            created_at: string;
        };
        ResendBookingLink: {
            /** Format: uuid */
            sessionId: string;
            /** Format: email */
            email: string;
        };
        BookingStatus: {
            /** Format: uuid */
            session_id: string;
            ticket_type: components["schemas"]["TicketType"];
            status: components["schemas"]["BookingState"];
            payment: components["schemas"]["PaymentState"];
            /** @description While the seat is held. */
            payment_url: string | null;
            /** Format: date-time */
            expires_at: string | null;
        };
        /**
         * @description Null for a free ticket. `processing`: the means of payment takes days, the seat stays held. `refunding`: a refund was ordered.
         * @enum {string|null}
         */
        PaymentState: "open" | "processing" | "paid" | "failed" | "refunding" | "refunded" | null;
        /** @description What a person needs to know of the session they booked. */
        BookedSession: {
            /** Format: uuid */
            id: string;
            title: string;
            subtitle: string;
            /** Format: date-time */
            start_utc: string;
            duration_min: number;
            status: components["schemas"]["WorkshopStatus"];
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @enum {string} */
            format: "live_coding" | "hands_on" | "questions";
            cover_url: string | null;
            prerequisites: components["schemas"]["TextList"];
        };
        MyBooking: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string;
            ticket_type: components["schemas"]["TicketType"];
            status: components["schemas"]["BookingState"];
            payment: components["schemas"]["PaymentState"];
            /** @description While the seat is held. */
            payment_url: string | null;
            /**
             * Format: date-time
             * @description Of a held or unconfirmed booking.
             */
            expires_at: string | null;
            /** @description What was or will be paid. */
            price_eur: number;
            /** @description The person has used the link of a mail. */
            address_confirmed: boolean;
            session: components["schemas"]["BookedSession"];
            cancellation: components["schemas"]["CancellationTerms"];
            transfer_possible: boolean;
            room: components["schemas"]["BookingLink"];
            after_workshop: components["schemas"]["BookingLink"];
            replay: components["schemas"]["ReplayLink"];
            /** @description Pages of calendar services that add the workshop; the file itself is `getBookingCalendar`. */
            calendar_links: {
                google: string;
                outlook: string;
            };
            telegram: {
                /** @description A bot is configured. */
                available: boolean;
                /** @description The bot writes about this booking. */
                linked: boolean;
            };
        };
        /** @description What a cancellation means at this moment. */
        CancellationTerms: {
            possible: boolean;
            /** @description What is given back when it is cancelled now; once it is cancelled, what was given back. */
            refund_eur: number;
            /**
             * Format: date-time
             * @description The last moment of a free cancellation.
             */
            free_until: string;
            /**
             * Format: date-time
             * @description When a refund that was ordered is made at the latest. Null: none was ordered, or it failed and the organiser makes it.
             */
            refund_by: string | null;
            /** @description The same in French. */
            sentence: string;
            /** Format: date-time */
            cancelled_at: string | null;
        };
        /**
         * @description `not_yet`: it opens later, or the organiser has not set it. `over`: it was there once.
         * @enum {string}
         */
        LinkState: "open" | "not_yet" | "not_included" | "over";
        BookingLink: {
            state: components["schemas"]["LinkState"];
            url: string | null;
            /** Format: date-time */
            opens_at: string | null;
        };
        ReplayLink: {
            state: components["schemas"]["LinkState"];
            url: string | null;
            /**
             * @description A video file for the player of the page, or a page to embed after a press.
             * @enum {string|null}
             */
            kind: "file" | "embed" | null;
        };
        CancelMyBooking: {
            /** @description The refund that the person was shown. */
            refund_eur: number;
        };
        TransferMyBooking: {
            /** Format: email */
            email: string;
            firstName: string;
        };
        TelegramLink: {
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        JoinWaitingList: {
            /** Format: uuid */
            sessionId: string;
            /** Format: email */
            email: string;
            ticketType: components["schemas"]["TicketType"];
            /** @constant */
            gdprConsent: true;
        };
        JoinedWaitingList: {
            /** @description 1 is the next to be asked. Null: the place stands in line once the button in its mail is pressed. */
            position: number | null;
        };
        WaitingPlace: {
            status: components["schemas"]["WaitingStatus"];
            /** @description While waiting. 1 is the next to be asked. */
            position: number | null;
            email: string;
            ticket_type: components["schemas"]["TicketType"];
            price_eur: number;
            session: components["schemas"]["BookedSession"];
            /**
             * Format: date-time
             * @description While a seat is offered.
             */
            offer_expires_at: string | null;
            /** @description Of an offer that was accepted. Null also once the seat belongs to somebody else. */
            booking: components["schemas"]["AcceptedBooking"] | null;
        };
        /** @description What has become of the seat. A premium one is held until it is paid for. */
        AcceptedBooking: {
            status: components["schemas"]["BookingState"];
            /** @description While the seat is held. */
            payment_url: string | null;
            /**
             * Format: date-time
             * @description While the seat is held.
             */
            expires_at: string | null;
        };
        /**
         * @description `unconfirmed`: it stands in line once the button in its mail is pressed. `closed`: the workshop began or was cancelled before a seat became free.
         * @enum {string}
         */
        WaitingStatus: "unconfirmed" | "waiting" | "offered" | "accepted" | "passed" | "expired" | "left" | "closed";
        AcceptOffer: {
            firstName: string;
            role?: string;
            telegramNotifications: boolean;
            telegramUsername?: string;
        };
        NewSession: {
            /** @description A unique name of the organiser; a file that is applied again finds its session by it. */
            reference?: string;
            title: string;
            subtitle: string;
            start: components["schemas"]["SessionStart"];
            duration_min: number;
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @enum {string} */
            format: "live_coding" | "hands_on" | "questions";
            cover_url?: components["schemas"]["WebAddress"] | null;
            stack?: components["schemas"]["SessionTexts"];
            agenda?: components["schemas"]["SessionTexts"];
            objectives?: components["schemas"]["SessionTexts"];
            deliverables?: components["schemas"]["SessionTexts"];
            prerequisites?: components["schemas"]["SessionTexts"];
            perks?: components["schemas"]["SessionTexts"];
            capacity: number;
            /** @description As the policy says where left out. */
            after_workshop_capacity?: number;
            /** @default true */
            ticket_free_enabled: boolean;
            /**
             * @description 0 sells no premium ticket; a price is at least 0.5.
             * @default 0
             */
            premium_price_eur: number;
            room_url?: components["schemas"]["WebAddress"] | null;
            after_workshop_url?: components["schemas"]["WebAddress"] | null;
            replay_url?: components["schemas"]["WebAddress"] | null;
            /**
             * @description As the address tells where left out.
             * @enum {string}
             */
            replay_kind?: "file" | "embed";
            /**
             * @description A draft is not public.
             * @default true
             */
            published: boolean;
        };
        SessionChange: {
            /** @description A unique name of the organiser; a file that is applied again finds its session by it. */
            reference?: string;
            title?: string;
            subtitle?: string;
            start?: components["schemas"]["SessionStart"];
            duration_min?: number;
            /** @enum {string} */
            level?: "beginner" | "intermediate" | "advanced";
            /** @enum {string} */
            format?: "live_coding" | "hands_on" | "questions";
            cover_url?: components["schemas"]["WebAddress"] | null;
            stack?: components["schemas"]["SessionTexts"];
            agenda?: components["schemas"]["SessionTexts"];
            objectives?: components["schemas"]["SessionTexts"];
            deliverables?: components["schemas"]["SessionTexts"];
            prerequisites?: components["schemas"]["SessionTexts"];
            perks?: components["schemas"]["SessionTexts"];
            capacity?: number;
            /** @description As the policy says where left out. */
            after_workshop_capacity?: number;
            ticket_free_enabled?: boolean;
            /** @description 0 sells no premium ticket; a price is at least 0.5. */
            premium_price_eur?: number;
            room_url?: components["schemas"]["WebAddress"] | null;
            after_workshop_url?: components["schemas"]["WebAddress"] | null;
            replay_url?: components["schemas"]["WebAddress"] | null;
            /**
             * @description As the address tells where left out.
             * @enum {string}
             */
            replay_kind?: "file" | "embed";
            /** @description A draft is not public. */
            published?: boolean;
        };
        /** @description A date and time with an offset (`2027-03-01T18:30:00+01:00`), or without one, which is then the time in Paris. */
        SessionStart: string;
        WebAddress: string;
        SessionTexts: string[];
        OrganisedSession: {
            /** Format: uuid */
            id: string;
            reference: string | null;
            title: string;
            subtitle: string;
            /** Format: date-time */
            start_utc: string;
            /** @description The same as local time in Paris, with its offset. */
            start_paris: string;
            duration_min: number;
            status: components["schemas"]["WorkshopStatus"] | "draft";
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @enum {string} */
            format: "live_coding" | "hands_on" | "questions";
            cover_url: string | null;
            stack: components["schemas"]["TextList"];
            agenda: components["schemas"]["TextList"];
            objectives: components["schemas"]["TextList"];
            deliverables: components["schemas"]["TextList"];
            prerequisites: components["schemas"]["TextList"];
            perks: components["schemas"]["TextList"];
            capacity: number;
            after_workshop_capacity: number;
            seats: {
                confirmed: number;
                /** @description While they are paid for. */
                held: number;
                /** @description To people in line. */
                offered: number;
                /** @description They take no seat. */
                unconfirmed: number;
                left: number;
                after_workshop_left: number;
            };
            /** @description People in line without an offer. */
            waiting: number;
            ticket_free_enabled: boolean;
            premium_price_eur: number;
            room_url: string | null;
            after_workshop_url: string | null;
            replay_url: string | null;
            /** @enum {string|null} */
            replay_kind: "file" | "embed" | null;
            published: boolean;
            /** @description Takes no more bookings. */
            closed: boolean;
            /** Format: date-time */
            cancelled_at: string | null;
            /** @description SEQUENCE of its calendar entries. */
            sequence: number;
            /** @description What was paid. */
            revenue_eur: number;
            refunded_eur: number;
            /** @description Refunds that wait for the organiser. */
            refunds_failed: number;
        };
        OrganisedSessionPage: {
            items: components["schemas"]["OrganisedSession"][];
            next_cursor: string | null;
        };
        CancelSession: {
            /** @description Shown in the mails. */
            reason?: string;
        };
        SettleFailedRefund: {
            /**
             * @description `by_hand`: the person has the money already.
             * @enum {string}
             */
            how: "again" | "by_hand";
        };
        SessionBookings: {
            items: components["schemas"]["SessionBooking"][];
        };
        SessionBooking: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string;
            role: string | null;
            ticket_type: components["schemas"]["TicketType"];
            status: components["schemas"]["BookingState"];
            payment: components["schemas"]["PaymentState"];
            paid_eur: number;
            refunded_eur: number;
            /** @description The provider could not refund it, also not the second time: it waits for the organiser. */
            refund_failed: boolean;
            address_confirmed: boolean;
            telegram_username: string | null;
            telegram_linked: boolean;
            utm_source: string | null;
            utm_medium: string | null;
            utm_campaign: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            cancelled_at: string | null;
        };
        SessionWaiting: {
            items: {
                email: string;
                ticket_type: components["schemas"]["TicketType"];
                status: components["schemas"]["WaitingStatus"];
                position: number | null;
                /** Format: date-time */
                joined_at: string;
                /** Format: date-time */
                offer_expires_at: string | null;
            }[];
        };
        WorkshopRevenue: {
            items: {
                /** Format: uuid */
                session_id: string;
                title: string;
                /** Format: date-time */
                start_utc: string;
                /** @description Confirmed. */
                premium_seats: number;
                paid_eur: number;
                refunded_eur: number;
                net_eur: number;
            }[];
            paid_eur: number;
            refunded_eur: number;
            net_eur: number;
        };
    };
    responses: {
        /** @description A page of the payment provider, to be opened in a new tab. */
        ProviderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                };
            };
        };
        /** @description A mail is on its way to the owner of the address, if there is reason for one. */
        MailOnItsWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        /** @description The address that the account has now. */
        AddressMoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        /** @description The page, also when the link is used, expired or unknown; it then says so. */
        LinkPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The form was taken; what is next stands in the header. */
        LinkFormTaken: {
            headers: {
                location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A session. */
        SessionOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The address is confirmed and the session open; or the form again, with what is wrong. */
        AddressConfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
                "text/html": string;
            };
        };
        /** @description The action's answer, or its price. */
        Run: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunResult"] | components["schemas"]["DryRunResult"];
            };
        };
        /** @description The call was accepted and debited; the action runs in the background. */
        RunAccepted: {
            headers: {
                /** @description Where `getRun` shows the run. */
                Location?: string;
                /** @description `respond-async`, and `return=url` where it was sent (RFC 7240). */
                "Preference-Applied"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunAccepted"];
            };
        };
        /** @description The call was refused or failed; nothing was debited, or it was given back. */
        RunRefused: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Enabled actions in alphabetical order. */
        Actions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Action"][];
            };
        };
        /** @description The call was refused or failed. `code` is stable, `title` is for people. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description First moment of the period, included. The beginning of the account when absent. */
        StartDate: string;
        /** @description End of the period, excluded. Now when absent. */
        EndDate: string;
        FilterType: "all" | "api_actions" | "tools" | "purchases";
        /** @description Leaves out the lines after this one: the `as_of` of the extent. */
        AsOf: number;
        /** @description First moment of the period, included. 30 days ago when absent. */
        RequestsFrom: string;
        /** @description End of the period, excluded. Now when absent. */
        RequestsUntil: string;
        /** @description Succeeded: 2xx. Refused: 4xx. Failed on our side: 5xx. */
        RequestOutcome: "succeeded" | "refused" | "failed";
        /** @description The slug as it was called. */
        RequestAction: string;
        /** @description The whole `request_id` of an answer. */
        RequestId: string;
        /** @description Partial, case-insensitive, in title or slug; blank is ignored. */
        Search: string;
        /** @description An empty value or `all` counts as unset. */
        Category: string;
        /**
         * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
         *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
         *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
         *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
         *
         *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
         *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
         *
         *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
         */
        IdempotencyKey: string;
        /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
        MaxCredits: string;
        /**
         * @description Preferences of RFC 7240, separated by commas. `respond-async`: the call is answered 202, and the action runs in the background;
         *     `runAction` and `runActionByName` know it. `return=url`: files of the answer are links, not base64. Files above 1 MB always are.
         */
        Prefer: string;
        /**
         * @description An https address that gets the answer of a call with `Prefer: respond-async`, as a POST that is signed by the rules of
         *     [Standard Webhooks](https://www.standardwebhooks.com) with the secret of `getWebhookSecret`.
         */
        CallbackUrl: string;
        /**
         * @description `true` checks the call and names its price without running or charging. It counts against the rate limit, and neither
         *     looks at the credits nor at `Idempotency-Key`.
         */
        DryRun: "true" | "false";
        DraftId: string;
        StrategyId: string;
        UploadId: components["schemas"]["UploadId"];
        DeployableName: components["schemas"]["DeployableName"];
        /** @description The id or the reference of the session. */
        OrganisedSessionId: string;
    };
    requestBodies: {
        LinkToken: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
                "application/x-www-form-urlencoded": components["schemas"]["LinkToken"];
            };
        };
    };
    headers: {
        /** @description The answer is that of an earlier call with the same `Idempotency-Key`. */
        IdempotencyReplayed: "true";
        /** @description What is left of this minute, as in `"default";r=59;t=60` (draft-ietf-httpapi-ratelimit-headers). Absent where a call was not counted. */
        RateLimit: string;
        /** @description The limit of the account's plan, as in `"default";q=60;w=60`. */
        RateLimitPolicy: string;
        /** @description In how many seconds to try again; with `rate_limited`, `too_many_refused_calls` and `idempotency_in_progress`. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            202: components["responses"]["MailOnItsWay"];
            default: components["responses"]["Problem"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerification"];
            };
        };
        responses: {
            202: components["responses"]["MailOnItsWay"];
            default: components["responses"]["Problem"];
        };
    };
    showVerification: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, also when the link is used, expired or unknown; it then says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmVerification"];
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmVerification"];
            };
        };
        responses: {
            200: components["responses"]["AddressConfirmed"];
            /** @description The form was taken; the dashboard or the page about the link is next. */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renewVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLink"];
                "application/x-www-form-urlencoded": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description A page that says that a mail is on its way, if there is reason for one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This session is the only one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmail"];
            };
        };
        responses: {
            202: components["responses"]["MailOnItsWay"];
            default: components["responses"]["Problem"];
        };
    };
    showEmailChange: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkPage"];
            default: components["responses"]["Problem"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["AddressMoved"];
            303: components["responses"]["LinkFormTaken"];
            default: components["responses"]["Problem"];
        };
    };
    showEmailRestoration: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkPage"];
            default: components["responses"]["Problem"];
        };
    };
    restoreEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["AddressMoved"];
            303: components["responses"]["LinkFormTaken"];
            default: components["responses"]["Problem"];
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshSession"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            /** @description There is no session to renew. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getUserApiStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiStats"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getToolPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolPricing"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUserApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            /** @description The key and its token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refreshKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshKey"];
            };
        };
        responses: {
            /** @description The new key and its token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordRecovery"];
            };
        };
        responses: {
            202: components["responses"]["MailOnItsWay"];
            default: components["responses"]["Problem"];
        };
    };
    renewPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description A mail is on its way, if there is reason for one. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    checkPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            /** @description It would. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["Problem"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's data. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBillingOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingOverview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscribe"];
            };
        };
        responses: {
            200: components["responses"]["ProviderPage"];
            default: components["responses"]["Problem"];
        };
    };
    openBillingPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProviderPage"];
            default: components["responses"]["Problem"];
        };
    };
    keepPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingOverview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every add-on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddOn"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    buyAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyAddOn"];
            };
        };
        responses: {
            200: components["responses"]["ProviderPage"];
            default: components["responses"]["Problem"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettings"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The event is stored with its effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUnifiedUsage: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. The beginning of the account when absent. */
                p_start_date?: components["parameters"]["StartDate"];
                /** @description End of the period, excluded. Now when absent. */
                p_end_date?: components["parameters"]["EndDate"];
                p_filter_type?: components["parameters"]["FilterType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row per item and transaction type, dearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageSummaryRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditHistory: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. The beginning of the account when absent. */
                p_start_date?: components["parameters"]["StartDate"];
                /** @description End of the period, excluded. Now when absent. */
                p_end_date?: components["parameters"]["EndDate"];
                p_points?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first point is the start of the period, the last its end (or now, where the period is not over). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditHistoryPoint"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUserCreditLedger: {
        parameters: {
            query?: {
                p_limit?: number;
                p_offset?: number;
                /** @description First moment of the period, included. The beginning of the account when absent. */
                p_start_date?: components["parameters"]["StartDate"];
                /** @description End of the period, excluded. Now when absent. */
                p_end_date?: components["parameters"]["EndDate"];
                p_filter_type?: components["parameters"]["FilterType"];
                /** @description Leaves out the lines after this one: the `as_of` of the extent. */
                p_as_of?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ledger entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditLedgerExtent: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. The beginning of the account when absent. */
                p_start_date?: components["parameters"]["StartDate"];
                /** @description End of the period, excluded. Now when absent. */
                p_end_date?: components["parameters"]["EndDate"];
                p_filter_type?: components["parameters"]["FilterType"];
                /** @description Leaves out the lines after this one: the `as_of` of the extent. */
                p_as_of?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerExtent"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportCreditLedger: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. The beginning of the account when absent. */
                p_start_date?: components["parameters"]["StartDate"];
                /** @description End of the period, excluded. Now when absent. */
                p_end_date?: components["parameters"]["EndDate"];
                p_filter_type?: components["parameters"]["FilterType"];
                /** @description Leaves out the lines after this one: the `as_of` of the extent. */
                p_as_of?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description Partial, case-insensitive, in title or slug; blank is ignored. */
                search?: components["parameters"]["Search"];
                /** @description An empty value or `all` counts as unset. */
                category?: components["parameters"]["Category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Actions"];
            default: components["responses"]["Problem"];
        };
    };
    listPublicActions: {
        parameters: {
            query?: {
                /** @description Partial, case-insensitive, in title or slug; blank is ignored. */
                search?: components["parameters"]["Search"];
                /** @description An empty value or `all` counts as unset. */
                category?: components["parameters"]["Category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Actions"];
            default: components["responses"]["Problem"];
        };
    };
    getActionEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, recomputed with what they rest on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionEvidence"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRoutingIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions in alphabetical order of their titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutedAction"][];
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Actions that are listed no more are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is a favorite. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no favorite. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    recordEmptySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptySearch"];
            };
        };
        responses: {
            /** @description It was recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listAnswerReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswerReport"];
            };
        };
        responses: {
            /** @description It was reported. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCall"];
            };
        };
        responses: {
            /** @description What the call was answered with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposeActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionDescription"];
            };
        };
        responses: {
            /** @description Where the description leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionProposals"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. 30 days ago when absent. */
                from?: components["parameters"]["RequestsFrom"];
                /** @description End of the period, excluded. Now when absent. */
                until?: components["parameters"]["RequestsUntil"];
                /** @description Succeeded: 2xx. Refused: 4xx. Failed on our side: 5xx. */
                outcome?: components["parameters"]["RequestOutcome"];
                /** @description The slug as it was called. */
                action?: components["parameters"]["RequestAction"];
                /** @description The whole `request_id` of an answer. */
                request_id?: components["parameters"]["RequestId"];
                /** @description Only older calls than this one: `older` of the page before. */
                before?: string;
                /** @description The page of newer calls that ends at this one: `newer` of the page before. Not together with `before`. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportRequests: {
        parameters: {
            query?: {
                /** @description First moment of the period, included. 30 days ago when absent. */
                from?: components["parameters"]["RequestsFrom"];
                /** @description End of the period, excluded. Now when absent. */
                until?: components["parameters"]["RequestsUntil"];
                /** @description Succeeded: 2xx. Refused: 4xx. Failed on our side: 5xx. */
                outcome?: components["parameters"]["RequestOutcome"];
                /** @description The slug as it was called. */
                action?: components["parameters"]["RequestAction"];
                /** @description The whole `request_id` of an answer. */
                request_id?: components["parameters"]["RequestId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listActionDefinitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disabled actions stand here too, with the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionSummary"][];
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    runActionByName: {
        parameters: {
            query?: {
                /**
                 * @description An https address that gets the answer of a call with `Prefer: respond-async`, as a POST that is signed by the rules of
                 *     [Standard Webhooks](https://www.standardwebhooks.com) with the secret of `getWebhookSecret`.
                 */
                callback_url?: components["parameters"]["CallbackUrl"];
            };
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
                "Max-Credits"?: components["parameters"]["MaxCredits"];
                /**
                 * @description `true` checks the call and names its price without running or charging. It counts against the rate limit, and neither
                 *     looks at the credits nor at `Idempotency-Key`.
                 */
                "Dry-Run"?: components["parameters"]["DryRun"];
                /**
                 * @description Preferences of RFC 7240, separated by commas. `respond-async`: the call is answered 202, and the action runs in the background;
                 *     `runAction` and `runActionByName` know it. `return=url`: files of the answer are links, not base64. Files above 1 MB always are.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A slug, an alias, or `auto`. */
                    action: string;
                    /** @description The action's input. */
                    arguments?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Run"];
            202: components["responses"]["RunAccepted"];
            default: components["responses"]["RunRefused"];
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
                "Max-Credits"?: components["parameters"]["MaxCredits"];
                /**
                 * @description `true` checks the call and names its price without running or charging. It counts against the rate limit, and neither
                 *     looks at the credits nor at `Idempotency-Key`.
                 */
                "Dry-Run"?: components["parameters"]["DryRun"];
                /**
                 * @description Preferences of RFC 7240, separated by commas. `respond-async`: the call is answered 202, and the action runs in the background;
                 *     `runAction` and `runActionByName` know it. `return=url`: files of the answer are links, not base64. Files above 1 MB always are.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessage"];
            };
        };
        responses: {
            /** @description Where the message leads, and the result of what ran. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                };
            };
            default: components["responses"]["RunRefused"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
                "Max-Credits"?: components["parameters"]["MaxCredits"];
                /** @description Dry runs are refused, because a result without data breaks the output schema of its tool. The price stands in the description of each tool. */
                "Dry-Run"?: "false";
                /**
                 * @description Preferences of RFC 7240, separated by commas. `respond-async`: the call is answered 202, and the action runs in the background;
                 *     `runAction` and `runActionByName` know it. `return=url`: files of the answer are links, not base64. Files above 1 MB always are.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer to a request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getSitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showDocumentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                guide: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no such page. Only browsers, whose `Accept` names `text/html`, get one that says so. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showActionPages: {
        parameters: {
            query?: {
                /** @description Words in title, slug, description, tags and utterances; blank is ignored. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showActionPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no such page. Only browsers, whose `Accept` names `text/html`, get one that says so. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showErrorPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showErrorPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no such page. Only browsers, whose `Accept` names `text/html`, get one that says so. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDocumentationAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getActionDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionDefinition"];
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    runAction: {
        parameters: {
            query?: {
                /**
                 * @description An https address that gets the answer of a call with `Prefer: respond-async`, as a POST that is signed by the rules of
                 *     [Standard Webhooks](https://www.standardwebhooks.com) with the secret of `getWebhookSecret`.
                 */
                callback_url?: components["parameters"]["CallbackUrl"];
            };
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
                "Max-Credits"?: components["parameters"]["MaxCredits"];
                /**
                 * @description `true` checks the call and names its price without running or charging. It counts against the rate limit, and neither
                 *     looks at the credits nor at `Idempotency-Key`.
                 */
                "Dry-Run"?: components["parameters"]["DryRun"];
                /**
                 * @description Preferences of RFC 7240, separated by commas. `respond-async`: the call is answered 202, and the action runs in the background;
                 *     `runAction` and `runActionByName` know it. `return=url`: files of the answer are links, not base64. Files above 1 MB always are.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": unknown;
                "multipart/form-data": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Run"];
            202: components["responses"]["RunAccepted"];
            default: components["responses"]["RunRefused"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundRun"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            default: components["responses"]["RunRefused"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 1,000 files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileUpload"];
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file as it is kept. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            default: components["responses"]["RunRefused"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description Seconds since 1970. */
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, as a download. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated call safe (draft-ietf-httpapi-idempotency-key-header): of all calls of this account with this key, one runs
                 *     and one is debited. Its repetitions get the same bytes with `Idempotency-Replayed: true`, cost nothing, and do not count
                 *     against the rate limit. Bodies are the same when they are the same JSON: white space and the order of members do not matter;
                 *     an action is the same by its slug and by an alias. Keys are compared byte for byte and kept for 24 hours.
                 *
                 *     The first answer is given again also where the call would be refused by now (the action is down, a file of the input is
                 *     deleted). Its links to files are signed anew; a file that is deleted has no link, and `warnings` says so.
                 *
                 *     A call that was refused, or that failed and was given back, leaves the key free: it may be sent again as it is.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Refuses the call when it would cost more than this, whole credits. An answer that was paid for before is given again. */
                "Max-Credits"?: components["parameters"]["MaxCredits"];
                /**
                 * @description `true` checks the call and names its price without running or charging. It counts against the rate limit, and neither
                 *     looks at the credits nor at `Idempotency-Key`.
                 */
                "Dry-Run"?: components["parameters"]["DryRun"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: components["responses"]["Run"];
            202: components["responses"]["RunAccepted"];
            default: components["responses"]["RunRefused"];
        };
    };
    listStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every strategy of the reader, and how many the account may hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyIntake"];
            };
        };
        responses: {
            /** @description Stored; the analysis is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyCreated"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyChange"];
            };
        };
        responses: {
            /** @description The strategy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStrategyIntake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intake that the analysis reads, with its uploaded PDF while that is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptIntake"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AnalysisRetry"];
            };
        };
        responses: {
            /** @description The strategy with its analysis queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    streamStrategy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event the reader saw; what it already has is not sent again. */
                "last-event-id"?: string;
            };
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of server-sent events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addStrategyLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyLineAddition"];
            };
        };
        responses: {
            /** @description The strategy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeStrategyLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
                line_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyLineText"];
            };
        };
        responses: {
            /** @description The strategy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeStrategyLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
                line_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ideas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeaList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    generateIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeaRequest"];
            };
        };
        responses: {
            /** @description The strategy with its ideas on their way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategy with its ideas on their way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    planIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["StrategyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description All ideas as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeaList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateIdea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeaChange"];
            };
        };
        responses: {
            /** @description The idea as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Idea"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftChange"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rewriteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft with its writing queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDraftVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most the 50 newest; fewer where the earlier texts of the strategy have more than 16 MB. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftVersionList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreDraftVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DraftId"];
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadPdf: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
            };
        };
        responses: {
            /** @description The text was read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deliverAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisDelivery"];
            };
        };
        responses: {
            /** @description The analysis is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    deliverDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftsDelivery"];
            };
        };
        responses: {
            /** @description The drafts are ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    joinWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistEntry"];
            };
        };
        responses: {
            /** @description The entry is kept; the address is confirmed by mail. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showWaitlistConfirmation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page whose button confirms the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmWaitlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmWaitlistEntry"];
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmWaitlistEntry"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitWaitlistForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistForm"];
                "application/x-www-form-urlencoded": components["schemas"]["WaitlistForm"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showWaitlistWithdrawal: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page whose button takes the address off the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawFromWaitlist: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OneClickWithdrawal"];
                "application/x-www-form-urlencoded": components["schemas"]["OneClickWithdrawal"];
                "multipart/form-data": components["schemas"]["OneClickWithdrawal"];
            };
        };
        responses: {
            /** @description The address is no longer on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWaitlistOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, with the places as the database counts them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistOffer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestExpert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertRequest"];
            };
        };
        responses: {
            /** @description The request is kept. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitExpertForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertForm"];
                "application/x-www-form-urlencoded": components["schemas"]["ExpertForm"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getComposition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composition. The same choice of versions always has the same id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Composition"];
                };
            };
            /** @description Still the composition whose id `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stable version of each deployable, and its canary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidates"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    registerRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRelease"];
            };
        };
        responses: {
            /** @description Registered, now or by an earlier call with the same content. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShellOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer; null before the first shell was released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShellOffer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listServedReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live versions, canaries and stand-ins, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ServedRelease"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeployables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployables by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Deployable"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The releases; empty for a name that was never released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Release"][];
                        choice: components["schemas"]["OptionalChoice"];
                        /** @description The version to go back to; null when there is none. */
                        previous: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleaseEvents: {
        parameters: {
            query?: {
                cursor?: components["schemas"]["EventCursor"];
                limit?: number;
            };
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events; empty for a name that was never released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseEventPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setCurrentRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["ReleaseVersion"];
                    override?: components["schemas"]["GateOverride"];
                    expect?: components["schemas"]["ExpectedVersion"];
                    reason?: components["schemas"]["ChangeReason"];
                };
            };
        };
        responses: {
            /** @description The choice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setFrozen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    frozen: boolean;
                    expect?: components["schemas"]["ExpectedVersion"];
                    reason?: components["schemas"]["ChangeReason"];
                };
            };
        };
        responses: {
            /** @description The choice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setRetired: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    retired: boolean;
                    expect?: components["schemas"]["ExpectedVersion"];
                    reason?: components["schemas"]["ChangeReason"];
                };
            };
        };
        responses: {
            /** @description The choice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
                version: components["schemas"]["ReleaseVersion"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expect?: components["schemas"]["ExpectedVersion"];
                    reason?: components["schemas"]["ChangeReason"];
                };
            };
        };
        responses: {
            /** @description The withdrawn version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCanary"];
            };
        };
        responses: {
            /** @description The choice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    promoteCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCanary"];
            };
        };
        responses: {
            /** @description The choice as it is now; the canary is the current version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["DeployableName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCanary"];
            };
        };
        responses: {
            /** @description The choice as it is now, without a canary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReleaseHealth: {
        parameters: {
            query?: {
                /** @description How far the window reaches back. */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions that pages reported within the window, and every canary; by deployable, the most loaded first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseHealth"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPreview: {
        parameters: {
            query: {
                token: components["schemas"]["PreviewToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composition as it is now, with the versions of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    overrides: components["schemas"]["VersionOverride"][];
                    hours?: components["schemas"]["PreviewHours"];
                };
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["CompositionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hours?: components["schemas"]["PreviewHours"];
                };
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    manifest: components["schemas"]["UploadManifest"];
                };
            };
        };
        responses: {
            /**
             * @description What has to be sent. A file that this upload has received, or that an earlier version of the deployable has with the same
             *     hash, is not asked for. The same manifest is always the same upload.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadReleaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UploadId"];
                /** @description The SHA-384 of the file, as the manifest's integrity has it, in hexadecimal digits. */
                digest: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Received, now or before. Nothing of the upload is served before its completion. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    completeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stored, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    recordBeacon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Beacon"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listWorkshops: {
        parameters: {
            query?: {
                /** @description All of them when absent. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions that are upcoming, live, sold out, or over with a replay. Seats are at most 2 s old. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WorkshopSession"][];
                        /** @description How many pages there are. */
                        pages: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkshopSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopsSitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopsFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each workshop, the latest announcement first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopsCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopsPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopPicture: {
        parameters: {
            query?: {
                /** @description The version of the content. Another one than the present is answered with the present picture. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Still the same as the entity tag in `If-None-Match` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getBookingPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPolicy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    bookWorkshop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body has one effect and answers alike. */
                "Idempotency-Key"?: string;
                /** @description The `statusToken` of a premium seat of this workshop that the same browser holds; another tab then goes on with it. */
                "Booking-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookWorkshop"];
            };
        };
        responses: {
            /** @description The seat is taken, held, or waits for the press in the mail. */
            201: {
                headers: {
                    /** @description Present when the booking was made by an earlier call. */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resendBookingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendBookingLink"];
            };
        };
        responses: {
            /** @description A mail is on its way if the address has a live booking of the workshop. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    releaseHeldBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking and what can be done with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBooking"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmMyBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBooking"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelMyBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelMyBooking"];
            };
        };
        responses: {
            /** @description Cancelled; a mail confirms it with date and time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBooking"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    transferMyBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferMyBooking"];
            };
        };
        responses: {
            /** @description The seat belongs to the other person. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTelegramLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unlinkTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No further messages. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWaitingList"];
            };
        };
        responses: {
            /** @description The place; a mail with its personal link is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedWaitingList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWaitingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPlace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmWaitingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPlace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptOffer"];
            };
        };
        responses: {
            /** @description The booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    passOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next one is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPlace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPlace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receiveWorkshopPayment: {
        parameters: {
            query?: never;
            header?: {
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The event is stored with its effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receiveTelegramUpdate: {
        parameters: {
            query?: never;
            header?: {
                "x-telegram-bot-api-secret-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrganisedSessions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSessionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrganisedSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionChange"];
            };
        };
        responses: {
            /** @description The session as it is now. More seats go to the line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reopenSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSession"];
            };
        };
        responses: {
            /** @description Cancelled. Refunds are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessionBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every booking, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBookings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportSessionBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessionWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the reference of the session. */
                id: components["parameters"]["OrganisedSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionWaiting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settleFailedRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleFailedRefund"];
            };
        };
        responses: {
            /** @description The refund is on its way, or noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWorkshopRevenue: {
        parameters: {
            query?: {
                from?: string;
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums, in euro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkshopRevenue"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
