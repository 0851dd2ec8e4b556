import { useSearchParams } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { deskHref, type SettingsList, TEXT_LANGUAGE } from '#desk/state/views.ts';
import type { AnyField } from '#domain/contract/fields.ts';
import { type ResourceCalls, resourceCalls } from '#domain/contract/resources/calls.ts';
import { agendaItemFields, pricingRateFields } from '#domain/contract/resources/experiences.ts';
import { pictureFields } from '#domain/contract/resources/pictures.ts';
import { readTourTexts, type TourText, type TourTexts } from '#domain/contract/resources/tour-texts.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import type { TranslatedTable } from '#domain/contract/resources/translations.ts';
import { percentTranslated, translationProgress } from '#domain/text/translation-progress.ts';
import { languageName } from '#text/experience-words.ts';
import layout from '#ui/layout.module.css';
import { fields as pictureWords } from '#words/office/pictures.ts';
import { rate } from '#words/office/rates.ts';
import { parts } from '#words/office/settings.ts';
import { pages, sections, fields as tourWords } from '#words/office/tour-editor.ts';
import { backToTour } from '#words/office/tour-part.ts';
import * as words from '#words/translations/office.ts';
import { tourTexts } from '#words/translations/office.ts';
import { SectionFrame } from '../forms/form-section.tsx';
import { useDrafts } from '../forms/use-drafts.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { settingsForms } from '../settings/settings-table.ts';
import { LanguageChoice } from './language-choice.tsx';
import { ObjectTranslation } from './object-translation.tsx';
import type { LanguagePair } from './pair-fields.tsx';
import styles from './tour-translations.module.css';

/** All texts of a tour, each beside its translation (G6). The language is in the address. */
export function TourTranslations({ id }: { id: number }) {
  const reading = useReply(readTourTexts, { id });

  return (
    <PageFrame
      width="wide"
      back={{ href: deskHref.tour(id), label: backToTour }}
      title={words.title}
      note={reading.reply?.title}
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(reply) => (reply.languages.length === 0 ? <OneLanguage /> : <Texts id={id} {...reply} />)}
      </ReplyView>
    </PageFrame>
  );
}

/** Shown to sellers whose shops have no other language to translate into. */
function OneLanguage() {
  return (
    <>
      <p className={styles.lead}>{words.none}</p>
      <LinkButton href={deskHref.settings('stores')} className={layout.atStart}>
        {words.toSettings}
      </LinkButton>
    </>
  );
}

function Texts({ id, language: from, languages, objects }: TourTexts & { id: number }) {
  const [params] = useSearchParams();
  const to = languages.find((it) => it === params.get(TEXT_LANGUAGE)) ?? languages[0] ?? from;
  const progress = languages.map((language) => ({ language, ...translationProgress(objects, language) }));
  const original = languageName(from);

  return (
    <>
      <LanguageChoice languages={progress} selected={to} hrefOf={(language) => deskHref.translations(id, language)} />
      <p className={styles.lead}>
        {words.lead(original)} {words.wholeOnly(original)}
      </p>
      <Sections key={to} objects={objects} pair={{ from, to }} />
    </>
  );
}

interface SectionsProps {
  objects: readonly TourText[];
  pair: LanguagePair & { readonly to: TourTexts['language'] };
}

function Sections({ objects, pair }: SectionsProps) {
  const drafts = useDrafts();
  const tables = Map.groupBy(objects, ({ table }) => table);

  if (drafts === null) return null;
  return [...tables].map(([table, all]) => {
    if (table === 'stores' || table === 'categories' || table === 'legal_texts') return null;
    const { calls, section, labels } = translatable[table];
    const progress = translationProgress(all, pair.to);
    const status =
      percentTranslated(progress) === 100 ? words.complete : words.count(progress.translated, progress.texts);
    return (
      <SectionFrame key={table} title={section} status={status}>
        {all.some(({ other_tours }) => other_tours > 0) ? <p className={styles.lead}>{words.sharedHint}</p> : null}
        {all.map((object) => (
          <ObjectTranslation key={object.id} {...{ calls, object, labels, pair, drafts }} />
        ))}
      </SectionFrame>
    );
  });
}

type Labels = Readonly<Record<string, string>>;

/** The calls that change objects of a table, and their texts on the page of translations. */
interface Translatable {
  readonly calls: ResourceCalls;
  /** The section in which they stand. */
  readonly section: string;
  readonly labels: Labels;
}

function of(resource: string, fields: Readonly<Record<string, AnyField>>, section: string, labels: Labels) {
  return { calls: resourceCalls(resource, fields), section, labels };
}

/** Objects that also have a form in the settings. */
function ofSettings(part: Exclude<SettingsList, 'stores'>, section: string = parts[part].title): Translatable {
  return { calls: settingsForms[part].calls, section, labels: parts[part].labels };
}

const { labels: ofTour } = tourWords;
const stop: Labels = { title: ofTour['agenda_items.title'] ?? '', text: ofTour['agenda_items.text'] ?? '' };

/** The objects of a tour's page, by table. The shop itself, its categories and its legal texts are translated in the settings. */
const translatable: Readonly<Record<Exclude<TranslatedTable, 'stores' | 'categories' | 'legal_texts'>, Translatable>> =
  {
    experiences: { calls: tourCalls, section: tourTexts, labels: ofTour },
    guides: ofSettings('guides', sections.guides),
    pictures: of('filer-images', pictureFields, sections.pictures, pictureWords.labels),
    meeting_points: ofSettings('meeting-points', sections.place),
    agenda_items: of('agenda-items', agendaItemFields, sections.agenda, stop),
    pricing_rates: of('pricing-rates', pricingRateFields, pages.rates, { title: rate }),
    pricing_categories: ofSettings('pricing-categories'),
    cancellation_policies: ofSettings('cancellation-policies'),
    inventory_items: ofSettings('inventory-items', sections.extras),
    booking_questions: ofSettings('booking-questions', sections.questions),
  };
