import "./card.css";
import { Document, documentMetadata, documentViewport } from "@/app/document";

export const generateMetadata = documentMetadata;
export const generateViewport = documentViewport;

export default Document;
