-- A diary of what was eaten and of symptoms is kept by a consent of its own. A value can be used only after the migration that adds it.
ALTER TYPE "health_data_part" ADD VALUE 'diary';
