-- Budgets, and what each day cost. Days are those of the setting BUDGET_TIME_ZONE, by the database's clock.

-- What an account has used today. One row for each account that ever asked while budgets were on.
create table budget_use (
  user_id   uuid primary key references users (id) on delete cascade,
  -- The day that the counts are of. An earlier day counts as nothing.
  day       date not null,
  questions integer not null,
  tokens    bigint not null,
  -- For answers that are being written: what they may use at most. Each generation says how much of it is its own.
  reserved  bigint not null
);

-- The same for all accounts together, also by month.
create table budget_use_of_all (
  only_row     boolean primary key default true check (only_row),
  day          date not null,
  day_tokens   bigint not null,
  month        date not null,
  month_tokens bigint not null,
  reserved     bigint not null
);

-- For the console: what each account used on a day, by the model that the user chose.
create table token_use (
  day             date not null,
  user_id         uuid not null references users (id) on delete cascade,
  model           text not null,
  questions       integer not null,
  input_tokens    bigint not null,
  output_tokens   bigint not null,
  -- How many calls of the model the provider sent no usage for: their tokens are an estimate.
  estimated_calls integer not null,
  primary key (day, user_id, model)
);

alter table generations
  -- The day that its question counts for; null if it is older than this column.
  add column asked_on date,
  -- Whether budgets were on.
  add column budgeted boolean not null default false,
  -- What it may use at most, in tokens.
  add column reserved_input integer not null default 0,
  add column reserved_output integer not null default 0;

-- Counts a question and reserves its tokens, or raises PB001 and so undoes the whole statement. The rows are locked in the
-- order account, all, until the end of the transaction: that makes the counts exact. A limit that is null does not apply.
-- `unconfirmed_…` also apply to accounts whose address was never confirmed, except administrators'.
create function reserve_budget(
  account uuid, time_zone text, amount bigint, max_questions integer, max_tokens bigint,
  unconfirmed_questions integer, unconfirmed_tokens bigint, all_day bigint, all_month bigint
) returns table (day date, questions integer, tokens bigint, unconfirmed boolean, renews_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  today       date := (now() at time zone time_zone)::date;
  this_month  date := date_trunc('month', today)::date;
  own         budget_use;
  everyone    budget_use_of_all;
  is_unproven boolean := false;
  spent       text;
  ends        timestamptz;
  -- Something is left once the answers that are being written have ended.
  is_reserved boolean := false;
begin
  if unconfirmed_questions is not null or unconfirmed_tokens is not null then
    is_unproven := account_is_unconfirmed(account);
  end if;
  if is_unproven then
    max_questions := least(max_questions, unconfirmed_questions);
    max_tokens := least(max_tokens, unconfirmed_tokens);
  end if;

  -- greatest: a transaction that began before midnight can wait for one that began after it.
  insert into budget_use as b values (account, today, 1, 0, amount)
  on conflict (user_id) do update set
    day = greatest(b.day, today),
    questions = case when b.day >= today then b.questions else 0 end + 1,
    tokens = case when b.day >= today then b.tokens else 0 end,
    reserved = b.reserved + amount
  returning b.* into own;
  ends := (own.day + 1)::timestamp at time zone time_zone;
  if own.questions > max_questions then
    spent := 'questions';
  elsif amount > 0 and own.tokens + own.reserved - amount >= max_tokens then
    spent := 'tokens';
    is_reserved := own.tokens < max_tokens;
  end if;

  -- Without tokens, as with the built-in model, the accounts share nothing.
  if spent is null and amount > 0 then
    insert into budget_use_of_all as b values (true, today, 0, this_month, 0, amount)
    on conflict (only_row) do update set
      day = greatest(b.day, today),
      day_tokens = case when b.day >= today then b.day_tokens else 0 end,
      month = greatest(b.month, this_month),
      month_tokens = case when b.month >= this_month then b.month_tokens else 0 end,
      reserved = b.reserved + amount
    returning b.* into everyone;
    if everyone.month_tokens + everyone.reserved - amount >= all_month then
      spent := 'all_month';
      is_reserved := everyone.month_tokens < all_month;
      ends := (everyone.month + interval '1 month') at time zone time_zone;
    elsif everyone.day_tokens + everyone.reserved - amount >= all_day then
      spent := 'all_day';
      is_reserved := everyone.day_tokens < all_day;
      ends := (everyone.day + 1)::timestamp at time zone time_zone;
    end if;
  end if;

  if spent is not null then
    raise exception 'budget_spent' using errcode = 'PB001', detail = jsonb_build_object(
      'budget', spent, 'reserved', is_reserved, 'renewsAt', to_char(ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'seconds', ceil(extract(epoch from ends - now())))::text;
  end if;
  return query select own.day, own.questions, own.tokens, is_unproven, ends;
end
$$;

-- With the embedded provider: no mail to this address was ever acted upon. With a hosted one: there is no address.
create function account_is_unconfirmed(account uuid) returns boolean language sql stable as $$
  select u.role <> 'admin' and (u.email = '' or exists (
    select from auth_users a where a.id = u.id and not a.mailbox_proven))
  from users u where u.id = account
$$;

-- Replaces a reservation by what was used, once. `uses`: [{model, input, output, estimated}], one for each call of a model.
-- Without `budgeted` only the console's figures change. A question that does not count is given back. Tokens count for the
-- day of the question, or for the account's current one if that is later. Locks in the order of reserve_budget.
create function settle_budget(
  account uuid, asked_on date, budgeted boolean, amount bigint, model text, counts boolean, uses jsonb
) returns void language plpgsql as $$
declare
  asked date := coalesce(asked_on, current_date);
  used  bigint;
begin
  select coalesce(sum((u.use ->> 'input')::bigint + (u.use ->> 'output')::bigint), 0) into used
    from jsonb_array_elements(uses) as u (use);
  if budgeted then
    -- The row is of the day of the question, or of a later one.
    update budget_use b set
      questions = b.questions - case when not counts and b.day = asked then 1 else 0 end,
      tokens = b.tokens + used,
      reserved = greatest(0, b.reserved - amount)
    where b.user_id = account;
    if amount > 0 or used > 0 then
      update budget_use_of_all b set
        day_tokens = b.day_tokens + used,
        month_tokens = b.month_tokens + used,
        reserved = greatest(0, b.reserved - amount);
    end if;
  end if;
  insert into token_use as t
  select asked, account, named.model, sum(named.questions), sum(named.input), sum(named.output), sum(named.estimated)
  from (
    select settle_budget.model, 1 as questions, 0::bigint as input, 0::bigint as output, 0 as estimated
    where settle_budget.model is not null and counts
    union all
    select use ->> 'model', 0, (use ->> 'input')::bigint, (use ->> 'output')::bigint, (use ->> 'estimated')::boolean::integer
    from jsonb_array_elements(uses) as u (use)
  ) as named
  group by named.model order by named.model
  on conflict on constraint token_use_pkey do update set
    questions = t.questions + excluded.questions,
    input_tokens = t.input_tokens + excluded.input_tokens,
    output_tokens = t.output_tokens + excluded.output_tokens,
    estimated_calls = t.estimated_calls + excluded.estimated_calls;
end
$$;

-- What an answer used of which only the text is known: its process died, or its chat was deleted while it was written.
-- French and English prose has about 3.5 characters per token.
create function estimated_use(model text, reserved_input integer, reserved_output integer, characters bigint)
returns jsonb language sql immutable as $$
  select case when reserved_input = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('model', model,
    'input', reserved_input, 'output', least(reserved_output, ceil(characters / 3.5)), 'estimated', true)) end
$$;

-- A chat that is deleted takes its running answer with it: nothing else would settle that one's reservation.
create function settle_deleted_answer() returns trigger language plpgsql as $$
begin
  perform settle_budget(old.user_id, old.asked_on, old.budgeted, old.reserved_input + old.reserved_output, old.model,
    true, estimated_use(old.model, old.reserved_input, old.reserved_output, (
      select coalesce(sum(length(body)), 0) from generation_log where generation_id = old.id and kind = 'text')));
  return old;
end
$$;
create trigger a_deleted_answer_is_settled before delete on generations
  for each row when (old.status = 'running') execute function settle_deleted_answer();
