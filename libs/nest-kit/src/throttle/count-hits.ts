/**
 * Counts one hit for each bucket in `$1`, with the window lengths `$2` (seconds) and the limits `$3`. One statement, so the
 * row lock of the upsert makes it exact under concurrency.
 *
 * A window that is over becomes the previous one. A window that began in the future is dropped: the server's clock was set back.
 * The time is read after the row is locked (`clock_timestamp()`): the start of a transaction that waited for the lock would lie
 * before the window that the others began meanwhile.
 */
const countHits = (condition = '') => `
  with wanted as (
    select bucket, make_interval(secs => seconds) as length, allowance
      from unnest($1::text[], $2::integer[], $3::integer[]) as wanted (bucket, seconds, allowance) ${condition}
  )
  insert into throttle as kept (bucket, hits, started_at, expires_at)
  select bucket, 1, clock_timestamp(), clock_timestamp() + 2 * length from wanted order by bucket
  on conflict (bucket) do update set (hits, hits_before, refusals, allowed, started_at, expires_at) = (
    select present + fits::integer, past, refused + (not fits)::integer, fits, began, began + 2 * length
      from wanted
     cross join lateral (select clock_timestamp() as moment) as clock
     cross join lateral (select moment - kept.started_at as age) as aged
     cross join lateral (select age >= '-1 second' and age < length as same, age >= length and age < 2 * length as next) as which
     cross join lateral (select
       case when same then kept.hits else 0 end as present,
       case when same then kept.hits_before when next then kept.hits else 0 end as past,
       case when same then kept.refusals else 0 end as refused,
       case when same then kept.started_at when next then kept.started_at + length else moment end as began) as shifted
     cross join lateral (select present + 1 + past * (1 - greatest(0, extract(epoch from moment - began)) / extract(epoch from length)) <= allowance as fits) as judged
     where wanted.bucket = kept.bucket
  )
  returning bucket, hits, hits_before, allowed, not allowed and refusals = 1 as first_refused,
            greatest(0, extract(epoch from clock_timestamp() - started_at))::float8 as elapsed_seconds`;

/** As part of any transaction. */
export const COUNT_HITS = countHits();

/**
 * As a transaction of its own, whose commit does not wait for the disk: a crash of the database server may forget the hits of its last
 * second. Within another transaction this would be true of everything that it does.
 */
export const COUNT_HITS_ALONE = countHits(`where set_config('synchronous_commit', 'off', true) = 'off'`);
