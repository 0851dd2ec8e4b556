import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type ChangeProblem, firstMessage, messageAt, problemOf } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { type Field, fieldsOf, json } from '#domain/contract/fields.ts';
import type { SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import { ScheduleInput } from '#domain/contract/resources/experiences.ts';
import { readScheduleImpact, type ScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import { daysShown } from '#domain/desk/calendar-days.ts';
import {
  changedValues,
  type FormInput,
  type FormInputs,
  formFieldsOf,
  inputsOf,
  rowsIn,
  textIn,
} from '#domain/desk/form-fields.ts';
import { scheduleOf, scheduleYear } from '#domain/desk/schedule-year.ts';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { days } from '#words/office/calendar.ts';
import { wrongFields } from '#words/office/forms.ts';
import * as words from '#words/office/schedule.ts';
import { DayGrid } from '../calendar/month-grid.tsx';
import { useCalendarAddress } from '../calendar/use-calendar-address.ts';
import { innerOf, isAtRows } from '../forms/problems.ts';
import { SaveBar } from '../forms/save-bar.tsx';
import type { ReadObject } from '../forms/save-changes.ts';
import { MinutesField } from '../forms/value-controls.tsx';
import { Versions } from '../forms/versions.tsx';
import { type NamedDraft, TourFrame } from '../tours/tour-frame.tsx';
import { useUndoableForm } from '../tours/use-undoable-form.ts';
import { TurnButtons } from '../turn-buttons.tsx';
import { DayEditor, ExceptionList } from './day-editor.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import styles from './schedule-page.module.css';
import { daysText, dayText, exceptionText, seasonText } from './schedule-text.ts';
import { SeasonList } from './season-list.tsx';
import { YearPicture } from './year-picture.tsx';

const fields = formFieldsOf(fieldsOf(ScheduleInput), ['cutoff_minutes', 'seasons', 'exceptions']);
const place = {
  valuesIn: (tour: SellerObject) => (tour['schedule'] ?? {}) as SellerValues,
  bodyOf: (values: SellerValues) => ({ schedule: values }),
};

/** The schedule of a tour: the year as a picture, its seasons and its exceptions (B11). */
export function SchedulePage({ id }: { id: number }) {
  return (
    <TourFrame id={id} part="schedule" title={words.title} loading={words.loading}>
      {(tour, etag, draft) => (
        <ScheduleForm read={{ id, etag, inputs: inputsOf(fields, place.valuesIn(tour)) }} {...draft} />
      )}
    </TourFrame>
  );
}

function ScheduleForm(props: { read: ReadObject } & NamedDraft) {
  const { date, today, show } = useCalendarAddress();
  const setDate = (day: string) => show({ date: day }, { replace: true });
  const { impact, isChecking, impactProblem, check, dropImpact } = useImpact(props.read.id);
  const form = useUndoableForm({ ...props, fields, place, onTouch: dropImpact });
  const { inputs, setInputs, isChanged, isBusy, problem, conflicts, stored, undoInputs, edit, saveAll } = form;
  const shown = impactProblem ?? problem;
  const problems = innerOf(shown?.fields['schedule']);
  const refused = Object.values(innerOf(problems['non_field_errors'])).map(firstMessage).join(' ');
  const isMarked = isAtRows(problems['seasons']) || isAtRows(problems['exceptions']);

  return (
    <div className={styles.form}>
      <Year inputs={inputs} stored={stored} date={date} today={today} onChoose={setDate} />
      <div className={styles.columns}>
        <Month inputs={inputs} date={date} today={today} onChoose={setDate} />
        <DayOfExceptions
          inputs={inputs}
          date={date}
          today={today}
          problems={innerOf(problems['exceptions'])}
          onChange={edit('exceptions')}
        />
      </div>
      <SeasonList
        seasons={rowsIn(inputs, 'seasons')}
        problems={innerOf(problems['seasons'])}
        onChange={edit('seasons')}
      />
      <ExceptionList
        exceptions={rowsIn(inputs, 'exceptions')}
        problems={innerOf(problems['exceptions'])}
        today={today}
        onChoose={setDate}
      />
      <div className={styles.cutoff}>
        <MinutesField
          name="cutoff_minutes"
          label={words.cutoff}
          hint={words.cutoffHint}
          value={textIn(inputs, 'cutoff_minutes')}
          error={messageAt({ fields: problems }, 'cutoff_minutes')}
          onChange={edit('cutoff_minutes')}
        />
      </div>
      <Versions
        {...{ fields, conflicts, inputs }}
        words={versionWords}
        onChoose={(field, input) => setInputs({ ...inputs, [field]: input })}
        textOf={versionText}
      />
      {shown && !(shown.isStale && (conflicts.length > 0 || isBusy)) ? (
        <Notice kind="wrong">{refused || (isMarked ? wrongFields : shown.text)}</Notice>
      ) : null}
      <SaveBar
        isChanged={isChanged}
        isBusy={isChecking || isBusy}
        label={words.check}
        onSave={() => void check(place.bodyOf(changedValues(fields, stored, inputs)))}
        onDiscard={() => {
          dropImpact();
          setInputs(stored);
        }}
        saved={undoInputs && words.saved}
        onUndo={() => undoInputs && void saveAll(undoInputs)}
      />
      {impact ? (
        <ImpactDialog impact={impact} isBusy={isBusy} onSave={() => void saveAll()} onClose={dropImpact} />
      ) : null}
    </div>
  );
}

/** The call takes any body, because the engine checks it, as it does for the change itself. */
const checkImpact = { ...readScheduleImpact, body: json() as Field<SellerValues> };

/** Asks the engine what a change would do. */
function useImpact(id: number) {
  const { send } = useAtomValue(contactAtom);
  const [isChecking, run] = useBusy();
  const [impact, setImpact] = useState<ScheduleImpact | null>(null);
  const [impactProblem, setProblem] = useState<ChangeProblem | null>(null);

  async function check(body: SellerValues) {
    const outcome = await run(send(checkImpact, { params: { id }, body }));
    setProblem(problemOf(outcome));
    setImpact(outcome.kind === 'ok' ? outcome.reply : null);
  }

  return {
    impact,
    isChecking,
    impactProblem,
    check,
    dropImpact: () => {
      setImpact(null);
      setProblem(null);
    },
  };
}

interface DayProps {
  inputs: FormInputs;
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

function Year({ inputs, stored, date, today, onChoose }: DayProps & { stored: FormInputs }) {
  const year = Number(date.slice(0, 4));
  const turn = (by: number) => onChoose(`${year + by}-${date.slice(5, 7)}-01`);

  return (
    <section className={styles.part} aria-label={words.year}>
      <div className={styles.head}>
        <h2 className={layout.size3}>{year}</h2>
        <TurnButtons earlier={words.previousYear} later={words.nextYear} onTurn={turn} />
      </div>
      <YearPicture
        months={scheduleYear(inputs, year)}
        stored={scheduleYear(stored, year)}
        chosen={date}
        today={today}
        seasons={rowsIn(inputs, 'seasons').map(daysText)}
        onChoose={onChoose}
      />
    </section>
  );
}

function Month({ inputs, date, today, onChoose }: DayProps) {
  const { dayOn } = scheduleOf(inputs);

  return (
    <DayGrid
      days={daysShown('month', date).map((it) => ({ ...dayOn(it), date: it }))}
      chosen={date}
      today={today}
      label={days}
      onChoose={onChoose}
      nameOf={(day) => [...(day.kind === 'other' ? [words.kinds.other] : []), dayText(day)]}
    >
      {/* The mark is not text, because the accessible name of the day says the same in words. */}
      {({ kind, starts }) =>
        kind === 'none' ? null : (
          <span className={styles.mark} data-kind={kind} data-text={kind === 'off' ? '×' : starts.length} />
        )
      }
    </DayGrid>
  );
}

interface ExceptionsProps extends Omit<DayProps, 'onChoose'> {
  problems: ReturnType<typeof innerOf>;
  onChange: (exceptions: readonly FormInputs[]) => void;
}

function DayOfExceptions({ inputs, date, today, problems, onChange }: ExceptionsProps) {
  const exceptions = rowsIn(inputs, 'exceptions');
  const at = exceptions.findIndex((it) => it['date'] === date);

  return (
    <DayEditor
      key={date}
      day={scheduleOf(inputs).dayOn(date)}
      isPast={date < today}
      exception={exceptions[at]}
      problems={innerOf(problems[String(at)])}
      onChange={(exception) => {
        if (exception === null) onChange(exceptions.toSpliced(at, 1));
        else onChange(at < 0 ? [...exceptions, exception] : exceptions.with(at, exception));
      }}
    />
  );
}

const versionWords = {
  labels: { cutoff_minutes: words.cutoff, seasons: words.seasons, exceptions: words.exceptions },
};

function versionText(input: FormInput) {
  if (typeof input === 'string') return input;
  const rows = input as readonly FormInputs[];
  return rows.map((row) => (
    <span key={JSON.stringify(row)}>{'date' in row ? exceptionText(row) : seasonText(row)}</span>
  ));
}
