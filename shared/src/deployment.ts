import type { Action, Finder, Manifest, Page, Widget } from './manifest/manifest.mjs';

/** A page of this deployment; `remote` is null for one of the host's own. */
export type DeployedPage = Page & { remote: string | null };

/** A widget of this deployment, which is loaded as `<remote>/<name>`. */
export type DeployedWidget = Widget & { remote: string };

/** What the palette searches in this deployment; its `find` is in `<remote>/<name>`. */
export type DeployedFinder = Finder & { remote: string };

type Part = { name: string | null; manifest: Manifest };

let pages: readonly DeployedPage[] = [];
let widgets: readonly DeployedWidget[] = [];
let actions: readonly Action[] = [];
let finders: readonly DeployedFinder[] = [];

/** Only the host reads the manifests; it says here what they hold when it starts. Its own has no name. */
export function provideDeployment(parts: readonly Part[]): void {
  pages = parts.flatMap(({ name, manifest }) =>
    manifest.pages.map((page) => ({ ...page, remote: name })),
  );
  widgets = parts.flatMap(({ name, manifest }) =>
    name === null ? [] : manifest.widgets.map((widget) => ({ ...widget, remote: name })),
  );
  actions = parts.flatMap(({ manifest }) => manifest.actions).sort((a, b) => a.order - b.order);
  finders = parts
    .flatMap(({ name, manifest }) =>
      name === null ? [] : manifest.finders.map((finder) => ({ ...finder, remote: name })),
    )
    .sort((a, b) => a.order - b.order);
}

/** Every page that this deployment has. */
export const deployedPages = () => pages;

/** Every widget that this deployment has, in the order in which a slot shows them. */
export const deployedWidgets = () => widgets;

/** What can be done from anywhere in this deployment, in order. */
export const deployedActions = () => actions;

/** All that can be searched in this deployment, in order. */
export const deployedFinders = () => finders;

/** The page of a name; null in a deployment without it. */
export const pageNamed = (name: string): DeployedPage | null =>
  pages.find((page) => page.name === name) ?? null;
