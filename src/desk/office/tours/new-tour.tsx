import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { todayAtom } from '#desk/state/days.ts';
import { type FormDraft, writeDraftAtom } from '#desk/state/form-drafts.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { startTour } from '#domain/contract/resources/tours.ts';
import { type FormInputs, textIn } from '#domain/desk/form-fields.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { wrongFields } from '#words/office/forms.ts';
import * as words from '#words/office/new-tour.ts';
import { settings } from '#words/office/office.ts';
import { pictureAt, remove } from '#words/office/pictures.ts';
import { back } from '#words/office/tour-editor.ts';
import { FormFields } from '../forms/form-fields.tsx';
import type { FormReferences, FormWords } from '../forms/form-words.ts';
import { innerOf, isAtFields } from '../forms/problems.ts';
import { PageFrame } from '../page-frame.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { WeekdayToggles } from '../weekday-toggles.tsx';
import { PlaceSearch } from './place-search.tsx';
import {
  allFields,
  exactPoint,
  isWhole,
  starterBody,
  starterImages,
  starterInputs,
  starterParts,
  starterProblems,
} from './starter-form.ts';
import styles from './tour-page.module.css';
import { useTourReferences } from './use-tour-references.ts';

/** The name of the draft of a new tour. */
export const NEW_TOUR = 'experiences/new';

/** The short form of a first tour: what guests need to book it (B10). @param draft  the input of an earlier visit */
export function NewTour({ draft }: { draft: FormDraft | undefined }) {
  const { stores } = useAtomValue(sessionAtom);
  const currency = stores[0]?.currency ?? '';
  const references = useTourReferences();
  const { inputs, enter, create, previews, sending, problem, isBusy, isResumed } = useNewTour(draft, currency);
  const hasPoints = (references['meeting_point'] ?? []).length > 0;
  const shared = {
    inputs,
    references,
    words: { ...words.fields, hints: { ...words.fields.hints, price: currency, 'child.price': currency } },
    problems: starterProblems(problem?.fields ?? {}),
    onChange: enter,
  };

  return (
    <PageFrame width="narrow" back={{ href: deskHref.tours(), label: back }} title={words.title} note={words.text}>
      {stores.length === 0 ? (
        <Notice kind="caution" action={<Link href={deskHref.settings('stores')}>{settings}</Link>}>
          {words.noShop}
        </Notice>
      ) : null}
      {isResumed ? <Notice kind="info">{words.draftThere}</Notice> : null}
      <Form className={layout.narrowStack4} onSubmit={() => isBusy || create()}>
        <FormFields {...shared} fields={starterParts.title} />
        {hasPoints ? <FormFields {...shared} fields={starterParts.meetingPoint} /> : null}
        {inputs['meeting_point'] === '' ? (
          <NewPlace {...shared} title={hasPoints ? words.newPlace : words.fields.labels['meeting_point']} />
        ) : null}
        <FormFields {...shared} fields={starterParts.time} />
        <WeekdayToggles
          label={words.weekdays}
          error={messageAt({ fields: shared.problems }, 'weekdays')}
          chosen={((inputs['weekdays'] ?? []) as readonly string[]).map(Number)}
          onChange={(chosen) => enter({ ...inputs, weekdays: chosen.map(String) })}
        />
        <FormFields {...shared} fields={starterParts.start} />
        <FormFields {...shared} fields={starterParts.price} />
        {inputs['has_child_price'] === true ? <FormFields {...shared} fields={starterParts.child} /> : null}
        <StarterPictures {...{ inputs, previews, sending }} onChange={enter} />
        {problem ? (
          <Notice kind="wrong">{isAtFields(shared.problems, allFields) ? wrongFields : problem.text}</Notice>
        ) : null}
        <Button kind="action" type="submit" busy={isBusy}>
          {words.create}
        </Button>
      </Form>
    </PageFrame>
  );
}

/** The input of a new tour, stored as a draft after each change, and the pictures that are sent meanwhile. */
function useNewTour(draft: FormDraft | undefined, currency: string) {
  const { account } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const writeDraft = useSetAtom(writeDraftAtom);
  const { change, isBusy, problem } = useChange();
  const [, navigate] = useLocation();
  const isResumed = draft !== undefined && isWhole(draft.inputs);
  const [inputs, setInputs] = useState<FormInputs>(isResumed ? draft.inputs : starterInputs(today));
  const [isChanged, setChanged] = useState(false);
  const latest = useRef(inputs);
  const [isWaiting, run] = useBusy();
  const [previews, addPreview] = usePreviews();
  const sending = usePictureUploads(({ id }, { file }) => {
    addPreview(String(id), file);
    enter({ ...latest.current, images: [...starterImages(latest.current), String(id)] });
  });

  useEffect(() => {
    if (isChanged) void writeDraft(NEW_TOUR, { base: { id: 0, etag: null, inputs: {} }, inputs });
  }, [writeDraft, inputs, isChanged]);

  function enter(next: FormInputs): void {
    latest.current = next;
    setChanged(true);
    setInputs(next);
  }

  async function create() {
    // The tour is not created while a picture is missing: the list of uploads shows it, and can send it again.
    if (!(await run(sending.settle()))) return;
    const titles = {
      base_account: account.id,
      rate_title: words.rateTitle,
      category_title: words.categoryTitle,
      child_title: words.childTitle,
    };
    const outcome = await change(startTour, { body: starterBody(latest.current, currency, titles) });
    if (outcome.kind !== 'ok') return;
    await writeDraft(NEW_TOUR, null);
    navigate(deskHref.tour(outcome.reply.id), { replace: true });
  }

  const states = { isBusy: isBusy || isWaiting, isResumed: isResumed && !isChanged };
  return { inputs, enter, create, previews, sending, problem, ...states };
}

interface PlaceProps {
  title: string | undefined;
  inputs: FormInputs;
  references: FormReferences;
  words: FormWords;
  problems: NestedTexts;
  onChange: (inputs: FormInputs) => void;
}

/** A new meeting point: a place found by the search, with the name that guests look for. Sellers may also enter its exact point. */
function NewPlace({ title, ...shared }: PlaceProps) {
  const { inputs, problems, onChange } = shared;
  const place = inputs['place'] as FormInputs;
  const wrong = innerOf(problems['place']);
  const isPlaceless = place['lat'] === '' && place['lon'] === '';

  return (
    <fieldset className={styles.pictures} name="place">
      <legend>{title}</legend>
      <div className={layout.narrowStack4}>
        <PlaceSearch
          error={isPlaceless && Object.keys(wrong).length > 0 ? words.placeNeeded : null}
          onChoose={({ label, lat, lon }) =>
            onChange({
              ...inputs,
              // The found place does not replace a name that the seller has typed.
              place_name: textIn(inputs, 'place_name').trim() || label,
              place: { ...place, lat: String(lat), lon: String(lon) },
            })
          }
        />
        <FormFields {...shared} fields={starterParts.placeName} />
        <Disclosure summary={words.exactPoint} mustOpen={Object.keys(wrong).length > 0 && !isPlaceless}>
          <div className={layout.narrowStack4}>
            <FormFields
              {...shared}
              fields={exactPoint}
              inputs={place}
              problems={wrong}
              path="place."
              onChange={(next) => onChange({ ...inputs, place: next })}
            />
          </div>
        </Disclosure>
      </div>
    </fieldset>
  );
}

/** The device's own files of the sent pictures, shown until the engine has made the pictures ready. */
function usePreviews() {
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const { current: made } = urls;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  return [
    previews,
    (id: string, file: File) => {
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      setPreviews((all) => ({ ...all, [id]: url }));
    },
  ] as const;
}

interface PicturesProps {
  inputs: FormInputs;
  previews: Readonly<Record<string, string>>;
  sending: ReturnType<typeof usePictureUploads>;
  onChange: (inputs: FormInputs) => void;
}

/** Pictures from the phone, which are sent while the seller answers the other questions. */
function StarterPictures({ inputs, previews, sending, onChange }: PicturesProps) {
  const images = starterImages(inputs);

  return (
    <fieldset className={styles.pictures} name="images">
      <legend>{words.pictures}</legend>
      <PictureInput onFiles={sending.add}>
        <UploadList {...sending} />
        {images.map((id, at) => (
          <p key={id} className={styles.picture}>
            {previews[id] ? <img className={styles.thumbnail} src={previews[id]} alt="" /> : null}
            <span>{pictureAt(at + 1, '')}</span>
            <Button kind="plain" onClick={() => onChange({ ...inputs, images: images.filter((it) => it !== id) })}>
              {remove}
            </Button>
          </p>
        ))}
      </PictureInput>
    </fieldset>
  );
}
